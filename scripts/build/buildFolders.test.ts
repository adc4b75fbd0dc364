import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../lib/sitePaths.ts';
import { makeBuild as makeRecordedBuild } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { runProgram } from '../tools/runProgram.ts';
import {
  isFinished,
  openStateDir,
  openWorkDir,
  pruneBuilds,
  pruneResults,
  storeBuild,
  writeFileSizes,
} from './buildFolders.ts';

const PAGE = 'site/api/index.html';

function makeBuild(): string {
  const dir = makeTempDir();
  writeFiles(dir, { 'record.json': '{}', 'site/index.html': '<p>Start</p>', [PAGE]: '<p>Überblick</p>' });
  return dir;
}

test('a build is finished when its sizes are written', () => {
  const dir = makeBuild();
  expect(isFinished({ dir })).toBe(false);
  writeFileSizes(dir);
  expect(isFinished({ dir })).toBe(true);
});

test.each<[string, (dir: string) => void]>([
  ['without its record', (dir) => rmSync(path.join(dir, 'record.json'))],
  ['without one of its pages', (dir) => rmSync(path.join(dir, PAGE))],
  ['with a page that is cut short', (dir) => truncateSync(path.join(dir, PAGE), 3)],
  ['with a file too many', (dir) => writeFiles(dir, { 'site/more.html': '' })],
  ['without its sizes', (dir) => rmSync(path.join(dir, 'sizes.txt'))],
  ['with sizes that are cut short', (dir) => truncateSync(path.join(dir, 'sizes.txt'), 10)],
])('a build %s is not finished', (_what, damage) => {
  const dir = makeBuild();
  writeFileSizes(dir);
  damage(dir);
  expect(isFinished({ dir })).toBe(false);
});

test('the build that is used and the three newest others of its version stay; those of other versions do too', async () => {
  const paths = sitePaths(makeTempDir());
  const build = makeRecordedBuild(paths, makeRecord('2.0.0', '/', [makePage('/')]), 'latest');
  const names = [...'12345'].map((digit) => `2.0.0-${digit.repeat(16)}`);
  const others = ['2.0.0-beta.1-0123456789abcdef', 'next-0123456789abcdef'];
  for (const [hour, name] of [path.basename(build.dir), ...others, ...names].entries()) {
    const dir = path.join(paths.buildsDir, name);
    mkdirSync(dir, { recursive: true });
    utimesSync(dir, new Date(2024, 0, 1, hour), new Date(2024, 0, 1, hour));
  }
  await pruneBuilds(paths, build);
  expect(readdirSync(paths.buildsDir).sort()).toEqual([path.basename(build.dir), ...names.slice(2), ...others]);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

function writeResults(dir: string): void {
  writeFiles(dir, { new: '', old: '' });
  for (const [name, days] of Object.entries({ new: 1, old: 15 }))
    utimesSync(path.join(dir, name), daysAgo(days), daysAgo(days));
}

test('results that are old are deleted, others stay', async () => {
  const compiledDir = makeTempDir();
  const pagesDir = path.join(await openStateDir(compiledDir, 'a'), 'pages');
  writeResults(pagesDir);
  await openStateDir(compiledDir, 'a');
  expect(readdirSync(pagesDir)).toEqual(['new']);
  const { resultsDir, ...paths } = sitePaths(makeTempDir());
  writeResults(resultsDir);
  await pruneResults({ resultsDir, ...paths });
  expect(readdirSync(resultsDir)).toEqual(['new']);
});

test('the state before keeps its results, older ones do not', async () => {
  const compiledDir = makeTempDir();
  const states: string[] = [];
  for (const [index, state] of ['a', 'b', 'c'].entries()) {
    const dir = await openStateDir(compiledDir, state);
    states.push(dir);
    utimesSync(dir, daysAgo(3 - index), daysAgo(3 - index));
  }
  expect(states.map((dir) => existsSync(dir))).toEqual([false, true, true]);
});

function makeWorkDir(parentDir: string, name: string): string {
  const dir = path.join(parentDir, name);
  writeFiles(dir, { 'half.html': '' });
  return dir;
}

test('a build begins in an empty folder', async () => {
  const parentDir = makeTempDir();
  writeFiles(await openWorkDir(parentDir, '2.0.0'), { 'half.html': '' });
  expect(readdirSync(await openWorkDir(parentDir, '2.0.0'))).toEqual([]);
});

test('only what is left of a process that is gone is deleted', async () => {
  const parentDir = makeTempDir();
  const { stdout } = await runProgram({ program: process.execPath, args: ['-p', 'process.pid'] });
  const gone = makeWorkDir(parentDir, `2.1.0.${stdout.trim()}`);
  const names = [`2.1.0.${process.ppid}`, `2.1.0-beta.${stdout.trim()}`, 'dev'];
  const others = names.map((name) => makeWorkDir(parentDir, name));
  await openWorkDir(parentDir, '2.1.0');
  expect(existsSync(gone)).toBe(false);
  expect(others.map((dir) => existsSync(path.join(dir, 'half.html')))).toEqual([true, true, true]);
});

const makeFinished = (text: string): string => {
  const dir = makeBuild();
  writeFiles(dir, { 'site/index.html': text });
  writeFileSizes(dir);
  return dir;
};

const readStart = (dir: string): string => readFileSync(path.join(dir, 'site/index.html'), 'utf8');

test('a build that another process stored meanwhile stays', async () => {
  const dir = makeFinished('first');
  await storeBuild(makeFinished('second'), dir, { wasFinished: false });
  expect(readStart(dir)).toBe('first');
});

test.each([
  ['that was damaged', false, (dir: string) => rmSync(path.join(dir, 'sizes.txt'))],
  ['that is made again on purpose', true, () => undefined],
])('a build %s is replaced', async (_what, wasFinished, prepare) => {
  const dir = makeFinished('first');
  prepare(dir);
  await storeBuild(makeFinished('second'), dir, { wasFinished });
  expect(readStart(dir)).toBe('second');
});
