import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { findAskedVersion } from './findAskedVersion.ts';

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
  ['createAdb 2.0', '2.0.0', 'createAdb'],
  ['open  v2.1.0,  file', '2.1.0', 'open file'],
  ['v1 shell', '1.0.0', 'shell'],
  ['+push 0.9.2?', '0.9.2', '+push'],
])('%j asks %s for %j', (query, name, words) => {
  expect(findAskedVersion(query, manifest)).toEqual({ name, label: name, words });
});

test.each([
  'logcat',
  '1.0.0',
  '1.0.0 ?',
  '0.9 logcat',
  '2 devices',
  'v2 logcat',
  '9.9.9 logcat',
  '2.1.0.4 logcat',
  'next page',
  '1.0.0 2.0.0 logcat',
  '"1.0.0 logcat"',
  '',
])('%j asks for no version', (query) => expect(findAskedVersion(query, manifest)).toBeUndefined());
