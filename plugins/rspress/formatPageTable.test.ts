import { expect, test } from 'vitest';
import { formatBarePageData, formatPageTable, type PageSource } from './formatPageTable.ts';

const makeSource = (routePath: string, relativePath: string): PageSource => ({
  routePath,
  relativePath,
  absolutePath: `/docs/${relativePath}`,
  lang: 'en',
  version: '',
});

test('a page is found by its route in lower case, and has a chunk of its own', () => {
  const source = makeSource('/api/isDirectory/', 'api/isDirectory.md');
  expect(formatPageTable([source], new Map([['/api/isDirectory/', 'aB']]))).toContain(
    '"/api/isdirectory/": () => import(/* webpackChunkName: "aB" */ "/docs/api/isDirectory.md"),',
  );
});

test('only pages that are components have their facts in the shared list', () => {
  const module = formatBarePageData([makeSource('/api/', 'api/index.md'), makeSource('/search/', 'search.tsx')]);
  expect(module).toContain('"routePath":"/search/"');
  expect(module).not.toContain('/api/');
});
