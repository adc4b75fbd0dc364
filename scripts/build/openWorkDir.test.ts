import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../tools/runProgram.ts';
import { openWorkDir } from './openWorkDir.ts';

let parentDir: string;

beforeEach(async () => {
  parentDir = path.join(await mkdtemp(path.join(tmpdir(), 'work-')), 'work');
});
afterEach(() => rm(path.dirname(parentDir), { recursive: true, force: true }));

const make = async (name: string) => {
  const dir = path.join(parentDir, name);
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'half.html'), '');
  return dir;
};

test('a build begins in an empty folder', async () => {
  const dir = await openWorkDir(parentDir, '2.0.0');
  await writeFile(path.join(dir, 'half.html'), '');
  expect(await readdir(await openWorkDir(parentDir, '2.0.0'))).toEqual([]);
});

test('the folder of another process that runs is left alone', async () => {
  const theirs = await make(`2.0.0.${process.ppid}`);
  const ours = await openWorkDir(parentDir, '2.0.0');
  expect(ours).not.toBe(theirs);
  expect(existsSync(path.join(theirs, 'half.html'))).toBe(true);
});

test('what is left of a process that is gone is deleted, and nothing else', async () => {
  const { stdout } = await runProgram({ program: process.execPath, args: ['-p', 'process.pid'] });
  const gone = await make(`2.1.0.${stdout.trim()}`);
  const others = await Promise.all([make(`2.1.0-beta.${stdout.trim()}`), make('dev')]);
  await openWorkDir(parentDir, '2.1.0');
  expect(existsSync(gone)).toBe(false);
  expect(others.map((dir) => existsSync(dir))).toEqual([true, true]);
});
