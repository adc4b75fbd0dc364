import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { weightLimits } from '../../gates.config.ts';
import { BUDGETS } from '../checks/size/weight.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { OFFLINE_LIMIT } from '../merge/chooseOfflineFiles.ts';
import { describeProject } from '../testing/describeProject.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkSize } from './checkSize.ts';

const VERSIONS = [{ name: '1.0.0', segment: '1.0.0', role: 'latest', path: '/' }];
const OTHER_KINDS = ['search/', 'compare/', 'upgrade/', 'versions/', 'versions/1.0.0/', 'history/'];

/** Write a merged site of one page that loads a script of about so many bytes as it is sent, and light pages of other kinds. */
function writeSite(dir: string, scriptBytes: number): void {
  writeFiles(dir, {
    ...Object.fromEntries(OTHER_KINDS.map((route) => [`${route}index.html`, ''])),
    '404.html': '',
    'versions.json': JSON.stringify({ versions: VERSIONS }),
    'page-map.json': JSON.stringify({ pages: [{ versions: { '1.0.0': { path: '/' } } }] }),
    'index.html': '<script src="/a.js"></script>',
    'a.js': randomBytes(scriptBytes).toString('base64'),
  });
}

/** A project whose site in `dist/` loads a script of so many bytes. */
function makeProject(bytes: number) {
  const dir = makeTempDir();
  writeSite(`${dir}/dist`, bytes);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return describeProject(dir);
}

const overBudget = Math.round(BUDGETS.page.scriptBytes * 1.05);
const overLimit = 2 * weightLimits.page.scriptBytes;

describe('a first load', () => {
  test('within the limit passes, and is held to the budget in a folder that is named', () => {
    const project = makeProject(overBudget);
    expect(() => checkSize(project)).not.toThrow();
    expect(() => checkSize(project, project.paths.distDir)).toThrow('is too heavy');
    const light = makeProject(1000);
    expect(() => checkSize(light, light.paths.distDir)).not.toThrow();
  });

  test('that is too heavy is an error with its files, and with the file that has the figures', () => {
    const project = makeProject(overLimit);
    const message = expect.stringMatching(/The first load of \/ is too heavy: [\s\S]*\/a\.js/);
    const failWith = (file: string) => expect.objectContaining({ message, hint: expect.stringContaining(file) });
    expect(() => checkSize(project)).toThrow(failWith('gates.config.ts'));
    expect(() => checkSize(project, project.paths.distDir)).toThrow(failWith('scripts/checks/size/weight.ts'));
  });
});

test('a page of another kind has limits of its own, or those of pages', () => {
  const project = makeProject(1000);
  const { distDir } = project.paths;
  const load = (bytes: number) =>
    writeFiles(distDir, {
      'compare/index.html': '<script src="/b.js"></script>',
      'b.js': randomBytes(bytes).toString('base64'),
    });
  load(BUDGETS.page.scriptBytes + 1000);
  expect(() => checkSize(project, distDir)).not.toThrow();
  load(BUDGETS.page.scriptBytes * 1.3);
  expect(() => checkSize(project, distDir)).toThrow('The first load of /compare/ is too heavy');
  writeFiles(distDir, { '404.html': '<script src="/b.js"></script>' });
  load(overBudget);
  expect(() => checkSize(project, distDir)).toThrow('The first load of /404.html is too heavy');
});

test('a site that is not built is an error with the command that builds it', () => {
  const project = makeProject(1000);
  expect(() => checkSize({ ...project, paths: sitePaths(makeTempDir()) })).toThrow('There is no site to weigh');
});

describe('reading offline', () => {
  test.each([
    ['a version', { bytes: OFFLINE_LIMIT + 1, worker: 'run()' }],
    ['the worker', { bytes: 1, worker: randomBytes(12_000).toString('base64') }],
  ])('%s that is too heavy is an error', (_name, { bytes, worker }) => {
    const project = makeProject(1);
    const versions = [{ label: '1.0.0', bytes }];
    writeFiles(project.paths.distDir, { 'offline.json': JSON.stringify({ versions }), 'offline.js': worker });
    expect(() => checkSize(project)).toThrow('too heavy to read offline');
  });
});
