import { expect, test } from 'vitest';
import { makeIndex, makePage, textsOf } from '../testing/makeIndex.ts';
import { SearchEngine } from './SearchEngine.ts';

const toLetter = (digit: string) => 'bcdfghjklm'.charAt(Number(digit));

/** Count the texts that are read to put the pages of some numbers of words in order. */
async function countRead(sizes: readonly number[]): Promise<number> {
  const pages = sizes.map((size, number) => {
    const others = Array.from({ length: size - 2 }, (_word, place) => `z${place}`.replace(/\d/g, toLetter));
    return makePage(`/${number}/`, { texts: { '': `network device ${others.join(' ')}` } });
  });
  const engine = new SearchEngine(makeIndex(pages));
  let read = 0;
  const loadTexts = (file: string) => {
    read++;
    return textsOf(pages)(file);
  };
  await engine.settle(engine.rank({ query: 'network device' }), loadTexts, { limit: 8 });
  return read;
}

test.each([
  [[100, 100, 100, 100, 100], 3],
  [[1300, 1400, 1500], 2],
  [[4000, 4000], 1],
])('of pages of %j words, %i are read', async (sizes, expected) => {
  expect(await countRead(sizes)).toBe(expected);
});
