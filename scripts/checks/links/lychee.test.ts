import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../../testing/makeRepo.ts';
import { findLychee } from '../../tools/lychee.ts';
import { formatLinkReport, parseLycheeReport, runLychee } from './lychee.ts';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../../..');
const ORIGIN = 'https://docs.example';

const CLEAN_SITE = {
  'index.html': page({
    canonical: '/',
    body: '<h1 id="top-words">Home</h1><a href="/guide/">g</a><a href="/guide/#first">a</a><a href="/2.0.0/guide/#first">old</a><img src="/static/logo.png">',
  }),
  'guide/index.html': page({
    canonical: '/guide/',
    body: '<h2 id="first">First</h2><a href="#first">f</a><a href="../">up</a>',
  }),
  '2.0.0/guide/index.html': page({
    canonical: '/guide/',
    body: '<h2 id="first">First</h2><a href="/guide/#first">new</a>',
  }),
  'static/logo.png': 'png',
};

let lycheePath: string;
let siteDir: string;

beforeAll(async () => {
  lycheePath = await findLychee();
});

beforeEach(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'links $1 é #[x] {a,b}^|-')));
  writeFiles(siteDir, CLEAN_SITE);
});

afterEach(() => rm(siteDir, { recursive: true, force: true }));

test('finds nothing wrong with a clean site', async () => {
  expect(await check()).toEqual({ errors: [], checked: expect.any(Number) });
});

test.each([
  ['link', '<a href="/guide/none/">x</a>', '/guide/none'],
  ['anchor of the page itself', '<a href="#second">x</a>', '#second'],
  ['anchor of another page', '<a href="/guide/#second">x</a>', '/guide#second'],
  ['link to a page that another version lacks', '<a href="/2.0.0/none/">x</a>', '/2.0.0/none'],
  ['link to a folder without a page', '<a href="/static/">x</a>', '/static'],
  ['canonical link', `<link rel="canonical" href="${ORIGIN}/none/">`, `${ORIGIN}/none/`],
])('reports a broken %s', async (_kind, html, link) => {
  writeFiles(siteDir, { 'planted/index.html': page({ canonical: '/guide/', body: html }) });
  expect((await check()).errors).toEqual([{ page: 'planted/index.html', link, reason: expect.any(String) }]);
});

test.each(['/', '/docs/'])('leaves paths alone that the host answers, with the base %s', async (base) => {
  writeFiles(siteDir, {
    'page/index.html': `<a href="${ORIGIN}${base}chat">c</a><a href="${base}chat">c</a><a href="${base}chatter">x</a>`,
  });
  const { errors } = await check({ base, hostPaths: ['/chat'] });
  expect(errors.filter(({ page }) => page === 'page/index.html')).toMatchObject([{ link: '/chatter' }]);
});

test('follows links to other sites when asked to', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address object.
  const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/none`;
  writeFiles(siteDir, {
    'page/index.html': `<a href="${href}">x</a>`,
    'other.toml': 'extensions = ["html"]\nindex_files = ["index.html"]',
  });
  try {
    // The project's own settings pass over addresses on this machine.
    const { errors } = await check({ external: true, configFile: path.join(siteDir, 'other.toml') });
    expect(errors).toMatchObject([{ page: 'page/index.html', link: href }]);
  } finally {
    server.close();
  }
});

test('looks at files that git ignores', async () => {
  execFileSync('git', ['init', '--quiet', siteDir]);
  writeFiles(siteDir, { '.gitignore': '*', 'page/index.html': '<a href="/none/">x</a>' });
  expect((await check()).errors).toHaveLength(1);
});

test('follows the link that dist is', async () => {
  writeFiles(siteDir, { 'page/index.html': '<a href="/none/">x</a>' });
  const distDir = `${siteDir}-dist`;
  await symlink(siteDir, distDir);
  try {
    expect((await check({ siteDir: distDir })).errors).toMatchObject([{ page: 'page/index.html', link: '/none' }]);
  } finally {
    await rm(distDir);
  }
});

test('knows a site that is published below a base', async () => {
  writeFiles(siteDir, {
    'index.html': page({ canonical: '/docs/', body: '<a href="/docs/guide/#first">g</a><a href="/docs/none/">n</a>' }),
    'guide/index.html': '<h2 id="first">First</h2>',
    '2.0.0/guide/index.html': '<a href="/docs/">home</a>',
  });
  expect((await check({ base: '/docs/' })).errors).toMatchObject([{ page: 'index.html', link: '/none' }]);
});

test('does not pass a folder without pages', async () => {
  const emptyDir = path.join(siteDir, 'static');
  await expect(check({ siteDir: emptyDir })).rejects.toMatchObject({ name: 'UserError' });
});

test('reads each broken link and timeout once, by page and link, and counts the links that were followed', () => {
  const broken = (name: string) => ({ url: `file:///site/${name}`, status: { text: 'Not found', details: 'gone' } });
  const json = JSON.stringify({
    total: 9,
    excludes: 2,
    error_map: { '/site/b.html': [broken('y'), broken('x'), broken('y')] },
    timeout_map: { '/site/a.html': [{ url: 'https://slow.example/', status: { text: 'Timeout' } }] },
  });
  expect(parseLycheeReport(json, '/site')).toEqual({
    errors: [
      { page: 'a.html', link: 'https://slow.example/', reason: 'Timeout' },
      { page: 'b.html', link: '/x', reason: 'gone' },
      { page: 'b.html', link: '/y', reason: 'gone' },
    ],
    checked: 7,
  });
});

test('writes the report for people, by page', () => {
  const errors = [
    { page: 'a.html', link: '/z', reason: 'gone' },
    { page: 'b.html', link: '/x', reason: 'gone' },
    { page: 'b.html', link: '/y', reason: 'slow' },
  ];
  expect(formatLinkReport({ errors, checked: 8 })).toBe(
    '3 of 8 links are broken.\n\na.html\n  /z  gone\n\nb.html\n  /x  gone\n  /y  slow',
  );
});

const check = (options = {}) =>
  runLychee({
    lycheePath,
    siteDir,
    origin: ORIGIN,
    external: false,
    configFile: path.join(PROJECT_DIR, 'lychee.toml'),
    ...options,
  });

function page({ canonical, body }: { canonical: string; body: string }): string {
  return `<html><head><link rel="canonical" href="${ORIGIN}${canonical}"></head><body>${body}</body></html>`;
}
