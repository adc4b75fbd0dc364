import { expect, test } from 'vitest';
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
