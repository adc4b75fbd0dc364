import { expect, test } from 'vitest';
import { countKept, diffKeys } from './diffKeys.ts';

test('as many keys are counted as are kept, in any two lists', () => {
  const lists = [''];
  for (const list of lists) if (list.length < 4) lists.push(...['a', 'b', 'c'].map((key) => list + key));
  expect(lists).toHaveLength(121);
  const wrong = lists.flatMap((old) =>
    lists.filter((text) => {
      const [olds, news] = [[...old], [...text]];
      const kept = diffKeys(olds, news).filter(({ isKept }) => isKept);
      return countKept(olds, news) !== kept.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0);
    }),
  );
  expect(wrong).toEqual([]);
});
