import { expect, test } from 'vitest';
import { listTerms } from './listTerms.ts';
import { parseQuery } from './parseQuery.ts';

test.each([
  ['port forwarding', ['port', 'forwarding']],
  ['How do I push a File?', ['push', 'File']],
  ['boat.sync() boat.sync', ['boat.sync']],
  ['title:usb^2 -hid', ['usb']],
  ['"raw mode"', ['raw', 'mode']],
  ['a b c d e f g h i j k l', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'j']],
  ['', []],
])('%j has the terms %j', (query, terms) => {
  expect(
    listTerms(
      query,
      parseQuery(query, () => true),
    ),
  ).toEqual(terms);
});
