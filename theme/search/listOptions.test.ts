import { expect, test } from 'vitest';
import { makeHit } from '../../search/testing/makeHit.ts';
import { listHitOptions, listRecentOptions } from './listOptions.ts';

const show = (...places: [string, string?][]) =>
  listHitOptions({ hits: places.map(([page, anchor]) => makeHit(page, anchor)) }).map((option) =>
    option.kind === 'recent' ? [] : [option.kind, option.href],
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
  expect(listRecentOptions(['push'])).toEqual([{ kind: 'recent', id: 'search-option-0', text: 'push' }]);
});
