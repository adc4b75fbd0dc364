import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { CheckedPages } from './CheckedPages.ts';

test('a page that was checked is known to the next build, and another is not', () => {
  const dir = makeTempDir();
  new CheckedPages(dir).add(['# A', '# B']);
  const pages = new CheckedPages(dir);
  expect(['# A', '# B', '# C'].map((source) => pages.has(source))).toEqual([true, true, false]);
});

test('where the file is cut short, every page is checked again', () => {
  const dir = makeTempDir();
  new CheckedPages(dir).add(['# A']);
  truncateSync(path.join(dir, 'checked/pages.json'), 20);
  expect(new CheckedPages(dir).has('# A')).toBe(false);
});
