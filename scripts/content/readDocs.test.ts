import path from 'node:path';
import { expect, test } from 'vitest';
import { isGone, readText } from '../../common/docs/pageText.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { sortPages } from './readDocs.ts';

const page = (filePath: string) => ({ filePath, source: '' });

test('pages are in the order of the sidebars, across areas, and unlisted ones come last', () => {
  const pages = ['a.md', 'api/b.md', 'c/index.md', 'index.md'].map(page);
  const sidebars = {
    guide: [
      { label: 'Home', link: '/' },
      { label: 'More', items: [{ label: 'C', link: '/c/' }] },
    ],
    api: [{ label: 'B', link: '/api/b/' }],
  };
  expect(sortPages(pages, sidebars).map(({ filePath }) => filePath)).toEqual([
    'index.md',
    'c/index.md',
    'api/b.md',
    'a.md',
  ]);
});

test('without sidebars, pages stay as they are', () => {
  expect(sortPages([page('b.md'), page('a.md')]).map(({ filePath }) => filePath)).toEqual(['b.md', 'a.md']);
});

test('a file of the docs that went while they were read is told from other failures', () => {
  const docsDir = makeTempDir();
  const fail = (file: string) => {
    try {
      return readText(file);
    } catch (error) {
      return isGone(error, docsDir);
    }
  };
  expect([path.join(docsDir, 'guide/a.md'), `${docsDir}-away/a.md`, docsDir].map(fail)).toEqual([true, false, false]);
});
