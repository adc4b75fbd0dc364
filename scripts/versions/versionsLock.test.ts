import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { formatLock, parseLock, writeLock } from './versionsLock.ts';

const commit = 'a'.repeat(40);
const lock = { '1.9.0': { ref: 'v1.9.0', commit }, '1.10.0': { ref: 'docs/1.10.0', commit } };

test('what was written is read again, newest version first', () => {
  expect(Object.keys(parseLock(formatLock(lock)))).toEqual(['1.10.0', '1.9.0']);
});

test('the same entries give the same text, whatever their order', () => {
  expect(formatLock(lock)).toBe(formatLock({ '1.10.0': lock['1.10.0'], '1.9.0': lock['1.9.0'] }));
});

test('writing leaves no other file behind', () => {
  const dir = makeTempDir();
  writeLock(dir, lock);
  expect(readdirSync(dir)).toEqual(['versions.lock.json']);
  expect(readFileSync(path.join(dir, 'versions.lock.json'), 'utf8')).toBe(formatLock(lock));
});

const named = (name: string) => JSON.stringify({ schema: 1, versions: { [name]: { ref: 'v1.0.0', commit } } });

test.each([
  ['a parent folder as a name', named('..')],
  ['a name with a slash', named('1.0.0/x')],
  ['a name with a control character', named('1.0.0\u0007')],
  ['an empty name', named('')],
  ['the reserved name', named('next')],
  ['text that is not JSON', '{'],
  ['an unknown schema', JSON.stringify({ schema: 2, versions: {} })],
  ['a short commit', JSON.stringify({ schema: 1, versions: { '1.0.0': { ref: 'v1.0.0', commit: 'abc' } } })],
  ['a ref that is an option', JSON.stringify({ schema: 1, versions: { '1.0.0': { ref: '--all', commit } } })],
  ['a ref with two dots', JSON.stringify({ schema: 1, versions: { '1.0.0': { ref: 'a..b', commit } } })],
  ['an unknown key', JSON.stringify({ schema: 1, versions: { '1.0.0': { ref: 'v1.0.0', commit, tag: 'x' } } })],
])('refuses %s', (_case, text) => {
  expect(() => parseLock(text)).toThrow('versions.lock.json is not valid');
});
