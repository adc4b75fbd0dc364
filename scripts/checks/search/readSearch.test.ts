import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../../testing/makeRepo.ts';
import { readWorker } from './readSearch.ts';

function makeSite(files: Record<string, string>): string {
  const siteDir = makeTempDir();
  const dir = path.join(siteDir, 'static', 'js', 'async');
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  return siteDir;
}

const PAGE = '(self.rspackChunk=self.rspackChunk||[]).push([["a"],{}])';

test('the worker is the script that is none of a page', () => {
  expect(readWorker(makeSite({ 'chunk.0a.js': PAGE, 'chunk.1b.js': 'engine()' }))).toBe('engine()');
});

test('a site whose scripts start no worker is an error', () => {
  expect(() => readWorker(makeSite({ 'chunk.0a.js': PAGE }))).toThrow('is a worker');
});

test('a worker that loads more scripts is an error', () => {
  const worker = 'importScripts(name); self.rspackChunk = []';
  expect(() => readWorker(makeSite({ 'chunk.0a.js': PAGE, 'chunk.1b.js': worker }))).toThrow('is not one file');
});
