import { expect, test } from 'vitest';
import { readHash, resolveScroll } from './resolveScroll.ts';

const parse = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
  return { pathname, search, hash };
};

test.each([
  ['another page begins at its top', 'PUSH', '/a/', '/b/', 'top'],
  ['a link to an anchor of another page shows the anchor', 'PUSH', '/a/', '/b/#use', 'hash'],
  ['another anchor of the same page is shown', 'PUSH', '/a/#use', '/a/#end', 'hash'],
  ['a link without a hash leads to the top', 'PUSH', '/a/#use', '/a/', 'top'],
  ['following the same link again shows its anchor again', 'REPLACE', '/a/#use', '/a/#use', 'hash'],
  ['a new query does not scroll', 'PUSH', '/a/', '/a/?q=1', 'stay'],
  ['an empty hash leads to the top', 'PUSH', '/a/', '/b/#', 'top'],
  ['back leaves scrolling to the browser', 'POP', '/a/', '/b/', 'stay'],
] as const)('%s', (_name, action, from, to, expected) => {
  expect(resolveScroll({ action, from: parse(from), to: parse(to), isLate: false })).toBe(expected);
});

test('back to an anchor of a page that loaded late shows the anchor, and so does a first page', () => {
  expect(resolveScroll({ action: 'POP', from: parse('/a/'), to: parse('/b/#use'), isLate: true })).toBe('hash');
  expect(resolveScroll({ action: 'POP', from: parse('/b/#use'), to: parse('/b/#use'), isLate: true })).toBe('hash');
  expect(resolveScroll({ action: 'POP', from: parse('/a/'), to: parse('/b/'), isLate: true })).toBe('stay');
});

test.each([
  ['', ''],
  ['#', ''],
  ['#signature', 'signature'],
  ['#caf%C3%A9', 'café'],
  ['#50%', ''],
])('the hash %j has the id %j', (hash, id) => {
  expect(readHash(hash)).toBe(id);
});

test('back to a page that is not loaded any more leads to where the reader was', () => {
  const page = { pathname: '/a/', search: '', hash: '' };
  const late = { action: 'POP', from: { ...page, pathname: '/b/' }, to: page, isLate: true } as const;
  expect(resolveScroll({ ...late, keptTop: 900 })).toBe('kept');
  expect(resolveScroll({ ...late, to: { ...page, hash: '#x' }, keptTop: 900 })).toBe('kept');
  expect(resolveScroll({ ...late, isLate: false, keptTop: 900 })).toBe('stay');
});
