import { expect, test } from 'vitest';
import { resolveScroll } from './resolveScroll.ts';

const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
  return { pathname, search, hash };
};

test.each([
  ['another page begins at its top', 'PUSH', '/a/', '/b/', 'top'],
  ['another page with the same query begins at its top', 'PUSH', '/a/?q=1', '/b/?q=1', 'top'],
  ['a link to a place on another page shows the place', 'PUSH', '/a/', '/b/#use', 'hash'],
  ['the same hash on another page is another place', 'PUSH', '/a/#use', '/b/#use', 'hash'],
  ['another place on the same page is shown', 'PUSH', '/a/#use', '/a/#end', 'hash'],
  ['a link without a hash leads to the top', 'PUSH', '/a/#use', '/a/', 'top'],
  ['following the same link again shows its place again', 'REPLACE', '/a/#use', '/a/#use', 'hash'],
  ['a new query leaves the view where it is', 'PUSH', '/a/', '/a/?q=1', 'stay'],
  ['a new query beside a hash leaves the view where it is', 'REPLACE', '/a/?q=1#use', '/a/?q=2#use', 'stay'],
  ['an empty hash leads to the top', 'PUSH', '/a/', '/b/#', 'top'],
  ['back leaves the view to the browser', 'POP', '/a/', '/b/', 'stay'],
  ['back to a hash leaves the view to the browser', 'POP', '/a/', '/b/#use', 'stay'],
] as const)('%s', (_name, action, from, to, expected) => {
  expect(resolveScroll({ action, from: place(from), to: place(to), isLate: false })).toBe(expected);
});

test('back to a place of a page that came late shows the place', () => {
  expect(resolveScroll({ action: 'POP', from: place('/a/'), to: place('/b/#use'), isLate: true })).toBe('hash');
  expect(resolveScroll({ action: 'POP', from: place('/a/'), to: place('/b/'), isLate: true })).toBe('stay');
});
