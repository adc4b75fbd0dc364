import { expect, test } from 'vitest';
import { formatPageTable, namePageChunks, nameSharedChunk, type PageSource } from './pageTable.ts';

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

const routes = Array.from({ length: 2000 }, (_, index) => `/page-${index}/`);

test('every page has a short name of its own, in whatever order pages are listed', () => {
  const names = namePageChunks(routes, []);
  expect(new Set(names.values()).size).toBe(routes.length);
  expect(Math.max(...[...names.values()].map(({ length }) => length))).toBeLessThan(5);
  expect(namePageChunks([...routes].reverse(), [])).toEqual(names);
});

test('a page of the theme has the same name beside few pages and many', () => {
  const few = namePageChunks(['/', '/search/'], ['/search/']);
  const many = namePageChunks([...routes, '/search/'], ['/search/']);
  expect(few.get('/search/')).toBe('_search');
  expect(many.get('/search/')).toBe('_search');
});

test('a shared chunk is named by the chunks that share it, in any order', () => {
  const name = nameSharedChunk({}, [{ name: 'a' }, { name: 'b' }], 'default');
  expect(name).toMatch(/^\$[A-Za-z]{3}$/);
  expect(nameSharedChunk({}, [{ name: 'b' }, { name: 'a' }], 'default')).toBe(name);
  expect(nameSharedChunk({}, [{ name: 'a' }, { name: 'c' }], 'default')).not.toBe(name);
});
