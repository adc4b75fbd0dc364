import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCompilerCache } from './compilerCache.ts';

let compiledDir: string;

beforeEach(() => {
  compiledDir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  onTestFinished(() => rmSync(compiledDir, { recursive: true, force: true }));
});

const open = (state = 'a') => openCompilerCache({ compiledDir }, state);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('results that are old are deleted, others stay', async () => {
  const pagesDir = path.join(await open(), 'pages');
  mkdirSync(pagesDir);
  for (const [name, days] of Object.entries({ new: 1, old: 15 })) {
    writeFileSync(path.join(pagesDir, name), '');
    utimesSync(path.join(pagesDir, name), daysAgo(days), daysAgo(days));
  }
  await open();
  expect(readdirSync(pagesDir)).toEqual(['new']);
});

test('the state before keeps its results, older ones do not', async () => {
  const states: string[] = [];
  for (const [index, state] of ['a', 'b', 'c'].entries()) {
    const dir = await open(state);
    states.push(dir);
    utimesSync(dir, daysAgo(3 - index), daysAgo(3 - index));
  }
  expect(states.map((dir) => existsSync(dir))).toEqual([false, true, true]);
});
