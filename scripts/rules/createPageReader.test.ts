import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { createPageReader } from './createPageReader.ts';

const SITE = { segments: [], hostPaths: [], offline: false };

const written = (source: string) => ({ filePath: 'a.md', source });

/** Read pages, and give the files of what was kept. */
function keep(dir: string, ...sources: string[]): string[] {
  for (const source of sources) createPageReader(dir, SITE)(written(source));
  const modelsDir = path.join(dir, 'models');
  return readdirSync(modelsDir).map((name) => path.join(modelsDir, name));
}

test('a page that was read and found to be content is known to the next build', () => {
  const dir = makeTempDir();
  const [file = ''] = keep(dir, '# A');
  writeFileSync(file, '{"title":"Kept"}');
  expect(createPageReader(dir, SITE)(written('# A')).model.title).toBe('Kept');
  expect(createPageReader(dir, SITE)(written('# B')).model.title).toBe('B');
});

test('a page that holds more than content is checked each time', () => {
  const dir = makeTempDir();
  expect(keep(dir, '# A', '<script>a()</script>')).toHaveLength(1);
  expect(createPageReader(dir, SITE)(written('<script>a()</script>')).errors).toHaveLength(1);
});

test('where a file is cut short, its page is read again', () => {
  const dir = makeTempDir();
  for (const file of keep(dir, '# A')) truncateSync(file, 20);
  expect(createPageReader(dir, SITE)(written('# A')).model.title).toBe('A');
});
