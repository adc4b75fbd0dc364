import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sitePaths } from '../../lib/sitePaths.ts';
import { describeProject } from '../../testing/describeProject.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { listExcesses, listNamedFiles, weighSite } from './checkSize.ts';

const VERSIONS = [{ name: '1.0.0', role: 'latest', path: '/' }];
const OTHER_KINDS = ['search/', 'compare/', 'upgrade/', 'versions/', 'versions/1.0.0/', 'history/'];
const PAGES = ['/', '/a/'];
const LIMITS = {
  shell: {
    page: { totalBytes: 3000, scriptBytes: 2000, files: 3 },
    compare: { totalBytes: 6000, scriptBytes: 5000, files: 3 },
  },
  longPage: 5000,
  offline: { version: 9000, worker: 1000 },
};

/** Text of about so many bytes as it is sent. */
const text = (bytes: number): string => randomBytes(bytes).toString('base64');

/** A project with a merged site of two pages that share a script, and with light pages of other kinds. */
function makeMergedProject(files: Record<string, string> = {}) {
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

test('a script that every page loads is refused above the limit, with the files and where the limit is', () => {
  const project = makeMergedProject({ 'shell.js': text(2500) });
  expect(() => weighSite(project, LIMITS)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/The shell of pages such as \/ is too heavy: [\s\S]*\/shell\.js/),
      hint: expect.stringContaining('scripts/checks/size/checkSize.ts'),
    }),
  );
});

test('a long page is a warning: it refuses nothing', () => {
  const project = makeMergedProject({
    'a/index.html': `<script src="/shell.js"></script><script src="/a.js"></script>`,
    'a.js': text(6000),
  });
  expect(weighSite(project, LIMITS).warnings).toEqual([expect.stringMatching(/^\/a\/ is long: .* 6\.\d kB\.$/)]);
});

test('a page of another kind has limits of its own', () => {
  const files = { 'compare/index.html': '<script src="/b.js"></script>' };
  expect(() => weighSite(makeMergedProject({ ...files, 'b.js': text(4000) }), LIMITS)).not.toThrow();
  expect(() => weighSite(makeMergedProject({ ...files, 'b.js': text(7000) }), LIMITS)).toThrow(
    'such as /compare/ is too heavy',
  );
});

test('a site that is not built is an error with the command that builds it', () => {
  const project = { ...makeMergedProject(), paths: sitePaths(makeTempDir()) };
  expect(() => weighSite(project, LIMITS)).toThrow('There is no site to weigh');
});

test.each([
  ['a version', { bytes: 9001, worker: 'run()' }],
  ['the worker', { bytes: 1, worker: text(1100) }],
])('%s that is too heavy to read offline is an error', (_name, { bytes, worker }) => {
  const versions = [{ label: '1.0.0', bytes }];
  const project = makeMergedProject({ 'offline.json': JSON.stringify({ versions }), 'offline.js': worker });
  expect(() => weighSite(project, LIMITS)).toThrow('too heavy to read offline');
});

test('where nothing is released, the pages are those of the newest version', () => {
  const versions = [{ ...VERSIONS[0], name: 'next', role: 'next', path: '/next/' }];
  const pages = [
    { versions: { next: { path: '/next/' } } },
    { versions: { next: { path: '/next/api/reference/boats/' } } },
  ];
  const files = {
    'versions.json': JSON.stringify({ versions }),
    'page-map.json': JSON.stringify({ pages }),
    ...Object.fromEntries(
      ['', 'api/reference/boats/', 'search/', 'compare/', 'upgrade/'].map((route) => [`next/${route}index.html`, '']),
    ),
    'versions/next/index.html': '',
  };
  const { lines } = weighSite(makeMergedProject(files), LIMITS);
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    ...['page', 'reference', 'search', 'compare', 'upgrade', 'versions', 'version', 'history', 'notFound'],
  ]);
});

test('scripts, styles, icons and preloaded files are loaded, each once; other links load nothing', () => {
  const html = `
    <link rel="preload" as="script" href="/a.js"><script defer src="/a.js"></script>
    <link rel="modulepreload" href="/b.js">
    <link href="/c.css" rel="stylesheet">
    <link rel="preload" as="style" href="/d.css">
    <link rel="preload" as="fetch" href="/e.json">
    <link rel="icon" href="/f.svg">
    <link rel="canonical" href="/g/"><link rel="next" href="/h/"><script>run()</script><a href="/i/">i</a>`;
  expect(listNamedFiles(html).map(({ pathname, kind }) => `${pathname} ${kind}`)).toEqual([
    ...['/a.js script', '/b.js script', '/c.css other', '/d.css other', '/e.json other', '/f.svg other'],
  ]);
});

test('each excess is told with its limit', () => {
  const limits = { totalBytes: 1000, scriptBytes: 500, files: 3 };
  expect(listExcesses(limits, limits)).toEqual([]);
  expect(listExcesses({ totalBytes: 1100, scriptBytes: 600, files: 4 }, limits)).toEqual([
    '1.1 kB in all; at most 1.0 kB',
    '0.6 kB of scripts; at most 0.5 kB',
    '4 files; at most 3',
  ]);
});
