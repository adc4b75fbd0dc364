import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { FileCache } from './FileCache.ts';

function openCache(): { dir: string; file: string; cache: FileCache } {
  const dir = makeTempDir();
  return { dir, file: path.join(dir, 'a'), cache: new FileCache(dir) };
}

test('a text is read as it was written, by another process too', () => {
  const { dir, cache } = openCache();
  cache.write('a', 'one\ntwo · ü');
  expect(new FileCache(dir).read('a')).toBe('one\ntwo · ü');
  expect(readdirSync(dir)).toEqual(['a']);
});

test.each([
  ['cut short', (content: string) => content.slice(0, -1)],
  ['cut within its digest', (content: string) => content.slice(0, 20)],
  ['empty', () => ''],
  ['changed', (content: string) => content.replace('two', 'ten')],
])('a file that is %s is thrown away', (_what, damage) => {
  const { file, dir, cache } = openCache();
  cache.write('a', 'one two');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(cache.read('a')).toBeUndefined();
  expect(readdirSync(dir)).toEqual([]);
  cache.write('a', 'one two');
  expect(cache.read('a')).toBe('one two');
});
