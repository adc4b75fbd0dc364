import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolveRange } from './resolveRange.ts';

const manifest = makeManifest({
  next: 'next',
  '2.1.0': 'latest',
  '2.1.0-rc.1': 'prerelease',
  '2.0.0': 'older',
  '1.0.0': 'older',
});

const resolve = (from?: string, to?: string, candidates: (string | undefined)[] = []) =>
  resolveRange({ manifest, asked: { from, to }, candidates });

test.each([
  [undefined, undefined, [], '2.0.0', '2.1.0'],
  [undefined, undefined, ['1.0.0', '2.0.0'], '1.0.0', '2.1.0'],
  [undefined, undefined, ['next', undefined, '2.1.0'], '2.0.0', '2.1.0'],
  [undefined, 'next', ['2.1.0'], '2.1.0', 'next'],
  ['1.0.0', undefined, ['2.0.0'], '1.0.0', '2.1.0'],
])('from %s to %s, for a reader of %j, is from %s to %s', (askedFrom, askedTo, candidates, from, to) => {
  expect(resolve(askedFrom, askedTo, candidates)).toEqual({ status: 'up', from, to });
});

test('a site with one version has no way up', () => {
  const one = makeManifest({ '1.0.0': 'latest' });
  expect(resolveRange({ manifest: one, asked: { from: undefined, to: undefined }, candidates: [] }).status).toBe(
    'same',
  );
});
