import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { writeFiles } from '../testing/makeRepo.ts';
import { createPageMap } from './createPageMap.ts';
import { measureChanges } from './measureChanges.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'measure-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const codeDir = path.resolve(import.meta.dirname, '../..');

/** Write a build, whose key tells its content. */
function makeBuild(name: string, base: string, pages: Record<string, string>) {
  const buildDir = path.join(dir, 'builds', `${name}-${Object.values(pages).join('').length}`);
  const files = Object.entries(pages).map(([route, article]) => [
    `site${route}index.html`,
    `<body><nav>${name}</nav><div data-article>${article}</div></body>`,
  ]);
  writeFiles(buildDir, Object.fromEntries(files));
  const record = makeRecord(
    name,
    base,
    Object.keys(pages).map((route) => makePage(route)),
  );
  return { build: { version: { name }, base, dir: buildDir }, record };
}

function measure(given: ReturnType<typeof makeBuild>[], pageMap?: PageMap) {
  const map = pageMap ?? createPageMap(given.map(({ record }) => record));
  const cacheDir = path.join(dir, 'changes');
  return measureChanges({ builds: given.map(({ build }) => build), pageMap: map, cacheDir, codeDir });
}

const side = (versionName: string, route = '/a/') => ({ versionName, route });

test.each([
  ['other words', '<p>One two three four</p>', '<p>One two three five</p>', 25],
  ['one word of many', `<p>${'word '.repeat(500)}</p>`, `<p>${'word '.repeat(500)}more</p>`, 1],
  ['the same words', '<p>One two</p>', '<p>One two</p>', 0],
  ['the name of the version', '<p>Install 1.0.0</p>', '<p>Install 2.0.0</p>', 0],
  ['the number of another thing', '<p>Server 3.1.0</p>', '<p>Server 3.2.0</p>', 50],
  ['the base of a link', '<p><a href="/1.0.0/b/">B</a></p>', '<p><a href="/b/">B</a></p>', 0],
  ['what the build adds', '<p>One</p><p data-added>Since 1.0.0</p>', '<p>One</p><p data-added>Since 0.9.0</p>', 0],
  ['what the shell adds', '<p>One</p><p data-help>Runs</p>', '<p>One</p>', 0],
])('measures %s', (_, older, newer, percent) => {
  const of = measure([makeBuild('2.0.0', '/', { '/a/': newer }), makeBuild('1.0.0', '/1.0.0/', { '/a/': older })]);

  expect(of(side('1.0.0'), side('2.0.0'))).toBe(percent);
});

test('measures every pair of versions, and a page that moved', () => {
  const builds = [
    makeBuild('3.0.0', '/', { '/b/': '<p>One two</p>' }),
    makeBuild('2.0.0', '/2.0.0/', { '/a/': '<p>One three</p>' }),
    makeBuild('1.0.0', '/1.0.0/', { '/a/': '<p>One two</p>' }),
  ];
  const [newest, middle, oldest] = builds.map(({ record }) => record.pages[0]);
  if (newest) newest.movedFrom = ['/a/'];
  expect([middle?.route, oldest?.route]).toEqual(['/a/', '/a/']);
  const of = measure(builds);

  expect(of(side('2.0.0'), side('3.0.0', '/b/'))).toBe(50);
  expect(of(side('1.0.0'), side('3.0.0', '/b/'))).toBe(0);
  expect(of(side('1.0.0'), side('2.0.0'))).toBe(50);
});

test('reads no page again until a build changes, and keeps no measure of a build that is gone', () => {
  const older = makeBuild('1.0.0', '/1.0.0/', { '/a/': '<p>One two</p>' });
  const newer = makeBuild('2.0.0', '/', { '/a/': '<p>One three</p>' });
  measure([newer, older]);
  rmSync(path.join(older.build.dir, 'site'), { recursive: true });
  expect(measure([newer, older])(side('1.0.0'), side('2.0.0'))).toBe(50);

  const changed = makeBuild('1.0.0', '/1.0.0/', { '/a/': '<p>One three!</p>' });
  expect(measure([newer, changed])(side('1.0.0'), side('2.0.0'))).toBe(1);
  expect(readdirSync(path.join(dir, 'changes'))).toHaveLength(1);
});
