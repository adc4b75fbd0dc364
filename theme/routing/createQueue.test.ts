import { expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';

/** A queue whose tasks are named, noted when they begin, and ended by hand. */
function makeQueue(limit: number) {
  const add = createQueue(limit);
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const push = (name: string) =>
    add(() => {
      started.push(name);
      return new Promise((resolve) => endings.set(name, resolve));
    });
  const end = async (name: string) => {
    endings.get(name)?.();
    await Promise.resolve();
  };
  return { push, end, started };
}

test('no more than the limit run at once, in order', async () => {
  const { push, end, started } = makeQueue(2);
  for (const name of ['a', 'b', 'c', 'd']) push(name);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) await end(name);
  push('e');
  expect(started.at(-1)).toBe('e');
});
