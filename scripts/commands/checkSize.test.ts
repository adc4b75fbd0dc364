import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { weightLimits } from '../../gates.config.ts';
import { BUDGETS } from '../checks/size/weight.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { OFFLINE_LIMIT } from '../merge/chooseOfflineFiles.ts';
import { describeProject } from '../testing/describeProject.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkSize } from './checkSize.ts';

const FIXTURE = '.site/fixture/plain/dist';

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

function makeProject(bytes: { fixture: number; dist: number }) {
  const dir = makeTempDir();
  writeSite(`${dir}/${FIXTURE}`, bytes.fixture);
  writeSite(`${dir}/dist`, bytes.dist);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return describeProject(dir);
}

describe('a first load', () => {
  const small = 1000;
  const overBudget = Math.round(BUDGETS.page.scriptBytes * 1.05);

  test('within the budget on the fixture, and within the limit on the site, passes', () => {
    const project = makeProject({ fixture: small, dist: overBudget });
    expect(() => checkSize(project)).not.toThrow();
  });

  test.each([
    ['the fixture', { fixture: overBudget, dist: small }],
    ['the site', { fixture: small, dist: 2 * weightLimits.page.scriptBytes }],
  ])('that is too heavy on %s is an error with the files', (_name, bytes) => {
    expect(() => checkSize(makeProject(bytes))).toThrow(/The first load of \/ is too heavy: [\s\S]*\/a\.js/);
  });

  test.each([
    ['scripts/checks/size/weight.ts', { fixture: overBudget, dist: small }],
    ['gates.config.ts', { fixture: small, dist: 2 * weightLimits.page.scriptBytes }],
  ])('that is too heavy is measured by the figures of %s, which the error names', (file, bytes) => {
    const hint = expect.stringContaining(file);
    expect(() => checkSize(makeProject(bytes))).toThrow(expect.objectContaining({ hint }));
  });

  test('of a folder that is named is held to the budget', () => {
    const project = makeProject({ fixture: overBudget, dist: small });
    expect(() => checkSize(project, project.paths.distDir)).not.toThrow();
    expect(() => checkSize(project, `${project.paths.projectDir}/${FIXTURE}`)).toThrow('is too heavy');
  });
});

test('a page of another kind has limits of its own, or those of pages', () => {
  const project = makeProject({ fixture: 1000, dist: 1000 });
  const load = (bytes: number) =>
    writeFiles(`${project.paths.projectDir}/${FIXTURE}`, {
      'compare/index.html': '<script src="/b.js"></script>',
      'b.js': randomBytes(bytes).toString('base64'),
    });
  load(BUDGETS.page.scriptBytes + 1000);
  expect(() => checkSize(project)).not.toThrow();
  load(BUDGETS.page.scriptBytes * 1.3);
  expect(() => checkSize(project)).toThrow('The first load of /compare/ is too heavy');
  writeFiles(`${project.paths.projectDir}/${FIXTURE}`, { '404.html': '<script src="/b.js"></script>' });
  load(BUDGETS.page.scriptBytes * 1.05);
  expect(() => checkSize(project)).toThrow('The first load of /404.html is too heavy');
});

test('a site that is not built is an error with the command that builds it', () => {
  const project = makeProject({ fixture: 1000, dist: 1000 });
  expect(() => checkSize({ ...project, paths: sitePaths(makeTempDir()) })).toThrow('There is no site to weigh');
});

describe('reading offline', () => {
  test.each([
    ['a version', { bytes: OFFLINE_LIMIT + 1, worker: 'run()' }],
    ['the worker', { bytes: 1, worker: randomBytes(12_000).toString('base64') }],
  ])('%s that is too heavy is an error', (_name, { bytes, worker }) => {
    const project = makeProject({ fixture: 1, dist: 1 });
    const versions = [{ label: '1.0.0', bytes }];
    writeFiles(project.paths.distDir, { 'offline.json': JSON.stringify({ versions }), 'offline.js': worker });
    expect(() => checkSize(project)).toThrow('too heavy to read offline');
  });
});
