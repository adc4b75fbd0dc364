import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { createPageMap } from './createPageMap.ts';
import { measureChanges } from './measureChanges.ts';

let dir: string;
beforeEach(() => {
  dir = makeTempDir();
});

/** Write a build, whose key tells its content. */
function makeBuild(name: string, base: string, pages: Record<string, string>) {
  const buildDir = path.join(dir, 'builds', `${name}-${Object.values(pages).join('').length}`);
  const files = Object.entries(pages).map(([route, article]) => [
    `site${route}index.html`,
    `<body><nav>${name}</nav><article data-article>${article}</article></body>`,
  ]);
  writeFiles(buildDir, Object.fromEntries(files));
  const record = makeRecord(
    name,
    base,
    Object.keys(pages).map((route) => makePage(route)),
  );
  return { dir: buildDir, record };
}

/** Measure the pages of builds, newest first. Returns the percentage of a page between two versions. */
async function measure(built: ReturnType<typeof makeBuild>[]) {
  const pageMap = createPageMap(built.map(({ record }) => record));
  const facts = await measureChanges({ built, pageMap, cacheFile: path.join(dir, 'changes.json') });
  return (older: string, newer: string, route = '/a/') => facts.get(newer)?.pages[route]?.changed?.[older] ?? 0;
}

test.each([
  ['other words', '<p>One two three four</p>', '<p>One two three five</p>', 25],
  ['one word of many', `<p>${'word '.repeat(500)}</p>`, `<p>${'word '.repeat(500)}more</p>`, 1],
  ['the same words', '<p>One two</p>', '<p>One two</p>', 0],
  ['the name of the version', '<p>Install 1.0.0</p>', '<p>Install 2.0.0</p>', 0],
  ['the number of another thing', '<p>Server 3.1.0</p>', '<p>Server 3.2.0</p>', 50],
  ['the base of a link', '<p><a href="/1.0.0/b/">B</a></p>', '<p><a href="/b/">B</a></p>', 0],
  ['what the build adds', '<p>One</p><p data-added>Since 1.0.0</p>', '<p>One</p><p data-added>Since 0.9.0</p>', 0],
  ['what the shell adds', '<p>One</p><p data-help>Runs</p>', '<p>One</p>', 0],
])('measures %s', async (_, older, newer, percent) => {
  const of = await measure([
    makeBuild('2.0.0', '/', { '/a/': newer }),
    makeBuild('1.0.0', '/1.0.0/', { '/a/': older }),
  ]);

  expect(of('1.0.0', '2.0.0')).toBe(percent);
});

test('measures every pair of versions, and a page that moved', async () => {
  const built = [
    makeBuild('3.0.0', '/', { '/b/': '<p>One two</p>' }),
    makeBuild('2.0.0', '/2.0.0/', { '/a/': '<p>One three</p>' }),
    makeBuild('1.0.0', '/1.0.0/', { '/a/': '<p>One two</p>' }),
  ];
  const [newest, middle, oldest] = built.map(({ record }) => record.pages[0]);
  if (newest) newest.movedFrom = ['/a/'];
  expect([middle?.route, oldest?.route]).toEqual(['/a/', '/a/']);
  const of = await measure(built);

  expect(of('2.0.0', '3.0.0', '/b/')).toBe(50);
  expect(of('1.0.0', '3.0.0', '/b/')).toBe(0);
  expect(of('1.0.0', '2.0.0')).toBe(50);
});

test('keeps measures of articles, whatever is around them, and none of an article that is gone', async () => {
  const older = makeBuild('1.0.0', '/1.0.0/', { '/a/': '<p>One two</p>' });
  const measureWith = async (article: string) =>
    (await measure([makeBuild('2.0.0', '/', { '/a/': article }), older]))('1.0.0', '2.0.0');
  const readKept = () => JSON.parse(readFileSync(path.join(dir, 'changes.json'), 'utf8'));
  await measureWith('<p>One three</p>');
  const { percents, ...rest } = readKept();
  const [key = ''] = Object.keys(percents);
  expect(percents).toEqual({ [key]: 50 });
  writeFileSync(path.join(dir, 'changes.json'), JSON.stringify({ ...rest, percents: { [key]: 7 } }));

  expect(await measureWith('<p>One three</p>')).toBe(7);
  expect(await measureWith('<p>One two!</p>')).toBe(1);
  expect(Object.keys(readKept().percents)).not.toContain(key);
});
