import { expect, test } from 'vitest';
import type { PageHistory } from '../../common/pageMap.ts';
import { resolveComparisons } from './resolveComparisons.ts';

const history: PageHistory = [
  { name: 'next', path: '/next/a/', title: 'A', change: 'same' },
  { name: '2.1.0', path: '/a/', title: 'A', change: 'changed' },
  { name: '2.0.0', path: '/2.0.0/', title: 'Home', change: 'missing' },
  { name: '1.0.0', path: '/1.0.0/a/', title: 'A', change: 'added' },
];
const own = { name: '2.1.0', base: '/', route: '/a/', preferred: undefined };

test('a comparison leads from the older version to the newer, and none to a version without the page or with equal words', () => {
  expect([...resolveComparisons(history, own).hrefs]).toEqual([['1.0.0', '/compare/?page=/a/&from=1.0.0&to=2.1.0']]);
  expect([...resolveComparisons(history, { ...own, name: '1.0.0' }).hrefs]).toEqual([
    ['next', '/compare/?page=/a/&from=1.0.0&to=next'],
    ['2.1.0', '/compare/?page=/a/&from=1.0.0&to=2.1.0'],
  ]);
});

test.each([
  ['the version before', own, '1.0.0'],
  ['the version that the reader chose', { ...own, name: '1.0.0', preferred: 'next' }, 'next'],
  ['the version before where the chosen one has equal words', { ...own, preferred: 'next' }, '1.0.0'],
  ['the version before where the reader chose this one', { ...own, preferred: '2.1.0' }, '1.0.0'],
  ['the version before where the chosen one lacks the page', { ...own, preferred: '2.0.0' }, '1.0.0'],
  ['the last version with other words', { ...own, name: 'next' }, '1.0.0'],
  ['the next version where there is none before', { ...own, name: '1.0.0' }, '2.1.0'],
])('%s is offered first', (_what, reader, best) => {
  expect(resolveComparisons(history, reader).best).toBe(best);
});

const later: PageHistory = [
  { name: '3.0.0', path: '/a/', title: 'A', change: 'changed' },
  { name: '2.0.0', path: '/2.0.0/a/', title: 'A', change: 'same' },
  { name: '1.1.0', path: '/1.1.0/a/', title: 'A', change: 'same' },
  { name: '1.0.0', path: '/1.0.0/a/', title: 'A', change: 'added' },
];

test.each([
  ['changed later is compared with the next version that has other words', later, '1.1.0', '3.0.0'],
  ['never changed is compared with nothing', later.slice(1), '1.1.0', undefined],
])('a page that %s', (_what, pages, name, best) => {
  expect(resolveComparisons(pages, { ...own, name }).best).toBe(best);
});

test('a version that the site gave up is compared with nothing', () => {
  expect(resolveComparisons(history, { ...own, name: '0.9.0' })).toEqual({ hrefs: new Map(), best: undefined });
});
