import { expect, test } from 'vitest';
import { measurePages } from './measurePages.ts';

/** Make pages with one pair each, whose articles have 1 to 100 words, the first of which differs. */
const makePages = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const make = (word: string, versionName: string) => ({
      versionName,
      basePath: '/',
      html: `<article data-article><p>${word} ${'same '.repeat(index % 100)}</p></article>`,
    });
    return [{ older: make('old', '1'), newer: make('new', '2'), key: `pair ${index}` }];
  });

test('pages measured in threads have the percentages of pages measured one by one', async () => {
  const pages = makePages(250);
  const alone = await Promise.all(pages.map((page) => measurePages([page])));
  const percents = await measurePages(pages);
  expect(percents).toEqual(Object.assign({}, ...alone));
  expect([percents['pair 0'], percents['pair 99'], percents['pair 100']]).toEqual([100, 1, 100]);
});
