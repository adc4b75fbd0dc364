import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { findAskedVersion, findOffer } from './queryVersions.ts';

const manifest = makeManifest({
  next: 'next',
  '2.1.0': 'latest',
  '2.0.0': 'older',
  '1.0.0': 'older',
  '0.9.2': 'older',
  '0.9.1': 'older',
});

test.each([
  ['1.0.0 logcat', '1.0.0', 'logcat'],
  ['createBoat 2.0', '2.0.0', 'createBoat'],
  ['open  v2.1.0,  file', '2.1.0', 'open file'],
  ['v1 shell', '1.0.0', 'shell'],
  ['+push 0.9.2?', '0.9.2', '+push'],
])('%j asks %s for %j', (query, name, words) => {
  expect(findAskedVersion(query, manifest)).toEqual({ name, label: name, words });
});

test.each([
  'logcat',
  '1.0.0',
  '0.9 logcat',
  '2 devices',
  'v2 logcat',
  '2.1.0.4 logcat',
  'next page',
  '1.0.0 2.0.0 logcat',
  '"1.0.0 logcat"',
  '',
])('%j asks for no version', (query) => expect(findAskedVersion(query, manifest)).toBeUndefined());

const released = makeManifest({
  next: 'next',
  '2.1.0': 'latest',
  '2.0.0': 'older',
  '1.1.0': 'older',
  '1.0.0': 'older',
});

const find = (query: string) => findOffer(query, released, '/next/');

test.each([
  ['upgrade from 1.1.0', '1.1.0', '2.1.0'],
  ['Migration 1.1', '1.1.0', '2.1.0'],
  ['upgrade from 1.1.0 to 2.0.0', '1.1.0', '2.0.0'],
  ['move to 2.0.0 from 1.0.0', '1.0.0', '2.0.0'],
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
  'release notes of 2.0.0',
  'since 1.1.0',
  'upgrade from 2.1.0 to 1.0.0',
  'upgrade from 2.1.0',
  'upgrade to 1.0.0',
  'from 1.1.0',
])('%j asks for none', (query) => expect(find(query)).toBeUndefined());

test.each(['changelog', ' Release  notes ', 'What is new?', "what's new"])('%j asks for all versions', (query) => {
  expect(find(query)?.href).toBe('/next/versions/');
});
