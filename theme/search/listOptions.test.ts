import { expect, test } from 'vitest';
import { makeHit } from '../../search/testing/makeHit.ts';
import { listHitOptions, listStartOptions } from './listOptions.ts';

const show = (...places: [string, string?][]) =>
  listHitOptions({ hits: places.map(([page, anchor]) => makeHit(page, anchor)) }).map((option) =>
    !('hit' in option) ? [] : [option.kind, option.href],
  );

test('a page is followed by its sections, one step in', () => {
  expect(show(['/a/', '#x'], ['/b/'], ['/a/'], ['/a/', '#y'])).toEqual([
    ['page', '/a/'],
    ['child', '/a/#x'],
    ['child', '/a/#y'],
    ['page', '/b/'],
  ]);
});

test('sections whose page was not found stand together, the first one in place of the page', () => {
  expect(show(['/a/', '#x'], ['/b/'], ['/a/', '#y'])).toEqual([
    ['section', '/a/#x'],
    ['child', '/a/#y'],
    ['page', '/b/'],
  ]);
});

test('every line has an id of its own', () => {
  const ids = [...listHitOptions({ hits: [makeHit('/a/'), makeHit('/a/', '#x')] })].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('before a query, searches come first, then pages that were read, then the first steps', () => {
  const page = { text: 'Read', note: '', href: '/read/' };
  expect(listStartOptions({ recent: ['push'], visited: [page], first: [page] })).toEqual([
    { kind: 'recent', id: 'search-option-0', text: 'push' },
    { kind: 'visited', id: 'search-option-1', ...page },
    { kind: 'first', id: 'search-option-2', ...page },
  ]);
});
