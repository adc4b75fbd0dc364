import { expect, test } from 'vitest';
import type { Visit } from './address.ts';
import { readHash } from './reveal.ts';
import { resolveScroll } from './scroll.ts';

function visit(action: Visit['action'], address: string): Visit {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
  return { action, address: { pathname, search, hash } };
}

test.each([
  ['another page begins at its top', 'PUSH', '/a/', '/b/', 'top'],
  ['a link to an anchor of another page shows the anchor', 'PUSH', '/a/', '/b/#use', 'hash'],
  ['another anchor of the same page is shown', 'PUSH', '/a/#use', '/a/#end', 'hash'],
  ['a link without a hash leads to the top', 'PUSH', '/a/#use', '/a/', 'top'],
  ['following the same link again shows its anchor again', 'REPLACE', '/a/#use', '/a/#use', 'hash'],
  ['a new query does not scroll', 'PUSH', '/a/', '/a/?q=1', 'stay'],
  ['nor does one that is written in the place of a hash', 'REPLACE', '/a/#use', '/a/?filter=b', 'stay'],
  ['an empty hash leads to the top', 'PUSH', '/a/', '/b/#', 'top'],
  ['back to a page that nobody scrolled leads to its top', 'POP', '/a/', '/b/', 'top'],
  ['back to an anchor of another page shows the anchor', 'POP', '/a/', '/b/#use', 'hash'],
  ['the browser follows an anchor of the page, which is opened', 'POP', '/a/', '/a/#use', 'open'],
] as const)('%s', (_name, action, from, to, expected) => {
  expect(resolveScroll({ from: visit('POP', from), to: visit(action, to), keptTop: undefined })).toBe(expected);
});

test('the browser scrolls the first page, and its anchor is opened', () => {
  const first = { from: undefined, to: visit('POP', '/a/#use') };
  expect(resolveScroll({ ...first, keptTop: undefined })).toBe('open');
  expect(resolveScroll({ ...first, keptTop: 900 })).toBe('kept');
});

test.each(['/b/', '/b/#use', '/a/#use'])('back to %s leads to where the reader was', (to) => {
  expect(resolveScroll({ from: visit('PUSH', '/a/'), to: visit('POP', to), keptTop: 900 })).toBe('kept');
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
