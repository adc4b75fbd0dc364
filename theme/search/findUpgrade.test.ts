import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { findUpgrade } from './findUpgrade.ts';

const manifest = makeManifest({
  next: 'next',
  '2.1.0': 'latest',
  '2.0.0': 'older',
  '1.1.0': 'older',
  '1.0.0': 'older',
});

const find = (query: string) => findUpgrade(query, manifest, '/next/');

test.each([
  ['upgrade from 1.1.0', '1.1.0', '2.1.0'],
  ['Migration 1.1', '1.1.0', '2.1.0'],
  ['update v1.0.0?', '1.0.0', '2.1.0'],
  ['upgrade from 1.1.0 to 2.0.0', '1.1.0', '2.0.0'],
  ['move to 2.0.0 from 1.0.0', '1.0.0', '2.0.0'],
  ['from 1.0.0 to 2.0.0', '1.0.0', '2.0.0'],
  ['upgrade 1.0.0 2.0.0', '1.0.0', '2.0.0'],
  ['migrate to 2.0.0', '1.1.0', '2.0.0'],
  ['upgrade to next', '2.1.0', 'next'],
  ['upgrade 2.1.0', '2.0.0', '2.1.0'],
])('%s asks for the steps from %s to %s', (query, from, to) => {
  expect(find(query)).toEqual({
    text: `Upgrade from ${from} to ${to}`,
    note: 'All steps in one list',
    href: `/next/upgrade/?from=${from}&to=${to}`,
  });
});

test.each([
  'upgrade',
  'upgrade from 9.9.9',
  'since 1.1.0',
  'upgrade from 2.1.0 to 1.0.0',
  'upgrade from 2.1.0',
  'upgrade to 1.0.0',
  'from 1.1.0',
  '',
])('%j asks for none', (query) => expect(find(query)).toBeUndefined());
