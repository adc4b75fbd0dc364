import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { replaceFile } from './replaceFile.ts';

test('a file is written with its folder, and nothing else is left there', () => {
  const file = path.join(makeTempDir(), 'new/a.txt');
  for (const text of ['ü', 'b']) replaceFile(file, text);
  expect(readFileSync(file, 'utf8')).toBe('b');
  expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
});

test('a file that cannot be replaced leaves nothing beside it', () => {
  const dir = makeTempDir();
  mkdirSync(path.join(dir, 'folder/inside'), { recursive: true });
  expect(() => replaceFile(path.join(dir, 'folder'), '')).toThrow();
  expect(readdirSync(dir)).toEqual(['folder']);
});
