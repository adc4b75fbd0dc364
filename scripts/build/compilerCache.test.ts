import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCompilerCache } from './compilerCache.ts';

let projectDir: string;
let compiledDir: string;

beforeEach(() => {
  projectDir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  compiledDir = path.join(projectDir, '.site/compiled');
  onTestFinished(() => rmSync(projectDir, { recursive: true, force: true }));
});

function writeShell(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(projectDir, file)), { recursive: true });
  writeFileSync(path.join(projectDir, file), text);
}

const open = () => openCompilerCache({ projectDir, compiledDir });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test.each(['plugins/markdown/tabs.ts', 'common/urls.ts', 'package-lock.json'])(
  'a change of %s begins with nothing',
  async (file) => {
    const before = await open();
    writeShell(file, 'changed');
    expect(await open()).not.toBe(before);
  },
);

test.each(['theme/styles/tokens.css', 'plugins/head/headTags.ts', 'plugins/markdown/tabs.test.ts', 'docs/index.md'])(
  'a change of %s keeps what was compiled',
  async (file) => {
    const before = await open();
    writeShell(file, 'changed');
    expect(await open()).toBe(before);
  },
);

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
  for (const [index, text] of ['a', 'b', 'c'].entries()) {
    writeShell('package-lock.json', text);
    const dir = await open();
    states.push(dir);
    utimesSync(dir, daysAgo(3 - index), daysAgo(3 - index));
  }
  expect(states.map((dir) => existsSync(dir))).toEqual([false, true, true]);
});
