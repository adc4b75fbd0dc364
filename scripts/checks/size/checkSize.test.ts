import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sitePaths } from '../../lib/sitePaths.ts';
import { OFFLINE_LIMIT } from '../../merge/offlineFiles.ts';
import { describeProject } from '../../testing/describeProject.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { checkSize, LONG_PAGE, listExcesses, listNamedFiles, SHELL_LIMITS } from './checkSize.ts';

const VERSIONS = [{ name: '1.0.0', segment: '1.0.0', role: 'latest', path: '/' }];
const OTHER_KINDS = ['search/', 'compare/', 'upgrade/', 'versions/', 'versions/1.0.0/', 'history/'];
const PAGES = ['/', '/a/'];

/** Text of about so many bytes as it is sent. */
const text = (bytes: number): string => randomBytes(bytes).toString('base64');

/** A project with a merged site of two pages that share a script, and with light pages of other kinds. */
function makeProject(files: Record<string, string> = {}) {
  const project = describeProject(makeTempDir());
  const html = '<script src="/shell.js"></script>';
  writeFiles(project.paths.distDir, {
    ...Object.fromEntries(OTHER_KINDS.map((route) => [`${route}index.html`, ''])),
    '404.html': '',
    'versions.json': JSON.stringify({ versions: VERSIONS }),
    'page-map.json': JSON.stringify({ pages: PAGES.map((path) => ({ versions: { '1.0.0': { path } } })) }),
    'index.html': html,
    'a/index.html': html,
    'shell.js': 'run()',
    ...files,
  });
  return project;
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

test('a script that every page loads is refused above the limit, with the files and where the limit is', () => {
  const project = makeProject({ 'shell.js': text(SHELL_LIMITS.page.scriptBytes + 2000) });
  expect(() => checkSize(project)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/The shell of pages such as \/ is too heavy: [\s\S]*\/shell\.js/),
      hint: expect.stringContaining('scripts/checks/size/checkSize.ts'),
    }),
  );
});

test('a long page is a warning: it refuses nothing', () => {
  const project = makeProject({
    'a/index.html': `<script src="/shell.js"></script><script src="/a.js"></script>`,
    'a.js': text(LONG_PAGE),
  });
  checkSize(project);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/a/ is long'));
});

test('a page of another kind has limits of its own', () => {
  const files = { 'compare/index.html': '<script src="/b.js"></script>' };
  expect(() => checkSize(makeProject({ ...files, 'b.js': text(SHELL_LIMITS.page.scriptBytes + 2000) }))).not.toThrow();
  expect(() => checkSize(makeProject({ ...files, 'b.js': text(LONG_PAGE) }))).toThrow('such as /compare/ is too heavy');
});

test('a site that is not built is an error with the command that builds it', () => {
  expect(() => checkSize({ ...makeProject(), paths: sitePaths(makeTempDir()) })).toThrow('There is no site to weigh');
});

test.each([
  ['a version', { bytes: OFFLINE_LIMIT + 1, worker: 'run()' }],
  ['the worker', { bytes: 1, worker: text(12_000) }],
])('%s that is too heavy to read offline is an error', (_name, { bytes, worker }) => {
  const versions = [{ label: '1.0.0', bytes }];
  const project = makeProject({ 'offline.json': JSON.stringify({ versions }), 'offline.js': worker });
  expect(() => checkSize(project)).toThrow('too heavy to read offline');
});

const BUDGETS = { totalBytes: 1000, scriptBytes: 500, files: 3 };
const WITHIN = { totalBytes: 1000, scriptBytes: 500, files: 3 };

test.each([
  ['<script defer src="/a.js"></script>', 'script'],
  ['<link rel="preload" as="script" href="/a.js">', 'script'],
  ['<link rel="modulepreload" href="/a.js">', 'script'],
  ['<link href="/a.js" rel="stylesheet">', 'other'],
  ['<link rel="preload" as="style" href="/a.js">', 'other'],
  ['<link rel="preload" as="fetch" href="/a.js">', 'other'],
  ['<link rel="icon" href="/a.js">', 'other'],
])('%s is loaded, of the kind %s', (html, kind) => {
  expect(listNamedFiles(html)).toEqual([{ pathname: '/a.js', kind }]);
});

test.each([
  '<link rel="canonical" href="/a/">',
  '<link rel="next" href="/b/">',
  '<script>run()</script>',
  '<a href="/b/">b</a>',
])('%s loads nothing', (html) => {
  expect(listNamedFiles(html)).toEqual([]);
});

test('a file that is preloaded and then used is loaded once', () => {
  const html = '<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>';
  expect(listNamedFiles(html)).toHaveLength(1);
});

test.each([
  [{ totalBytes: 1100 }, '1.1 kB in all; at most 1.0 kB'],
  [{ scriptBytes: 600 }, '0.6 kB of scripts; at most 0.5 kB'],
  [{ files: 4 }, '4 files; at most 3'],
])('an excess of %j is told with its limit', (excess, text) => {
  expect(listExcesses({ ...WITHIN, ...excess }, BUDGETS)).toEqual([text]);
});
