import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../../testing/makeRepo.ts';
import { readWorker } from './readWorker.ts';

function makeSite(files: Record<string, string>): string {
  const siteDir = makeTempDir();
  const dir = path.join(siteDir, 'static', 'js', 'async');
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  return siteDir;
}

test('a worker is its first script and those that it names by their digests', () => {
  const siteDir = makeSite({
    'chunk.0a.js': 'page()',
    'chunk.1b.js': 'engine()',
    'chunk.2c.js': 'importScripts("chunk."+{9:"1b"}[id]+".js")',
    'chunk.3d.js': 'library()',
  });

  expect(readWorker(siteDir).map(({ name }) => name)).toEqual(['chunk.2c.js', 'chunk.1b.js']);
});

test('a site whose scripts start no worker is an error', () => {
  expect(() => readWorker(makeSite({ 'chunk.0a.js': 'page()' }))).toThrow('starts a worker');
});
