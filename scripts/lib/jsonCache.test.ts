import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { readCached, writeCached } from './jsonCache.ts';

test('a value is read as it was kept, and nothing else is left in the folder', () => {
  const dir = makeTempDir();
  const file = path.join(dir, 'new/a.json');
  writeCached(file, { a: [1, 'ü'] });
  expect(readCached(file)).toEqual({ a: [1, 'ü'] });
  expect(readdirSync(path.dirname(file))).toEqual(['a.json']);
});

test('a file that is cut short, empty or missing gives no value, and can be written again', () => {
  const file = path.join(makeTempDir(), 'a.json');
  expect(readCached(file)).toBeUndefined();
  writeCached(file, { a: 1 });
  for (const text of [readFileSync(file, 'utf8').slice(0, -1), '']) {
    writeFileSync(file, text);
    expect(readCached(file)).toBeUndefined();
  }
  writeCached(file, { a: 1 });
  expect(readCached(file)).toEqual({ a: 1 });
});
