import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileCache } from '../../common/docs/FileCache.ts';
import type { OfflineFiles, OfflineIndex } from '../../common/offline.ts';
import { digest } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { settings } from '../testing/describeProject.ts';
import { makeBuild, publish } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { chooseOfflineFiles, isOfflineFile } from './offlineFiles.ts';

const SHELL =
  '<html><link rel="icon" href="/static/favicon.svg"><script src="/static/js/main.0123456789.js"></script></html>';

const SENT_SIZES = `sent-sizes-${process.versions.zlib}`;

/** Merge two versions, and return how to read the files of the site. */
async function makeSite(changes: object = {}, knownSizes: object = {}) {
  const paths = sitePaths(makeTempDir());
  new FileCache(paths.resultsDir).write(SENT_SIZES, JSON.stringify(knownSizes));
  const builds = [
    makeBuild(paths, makeRecord('2.0.0', '/', [makePage('/'), makePage('/api/')]), 'latest', {
      'site/404.html': SHELL,
      'site/static/favicon.svg': '<svg/>',
      'site/static/js/main.0123456789.js': 'main()',
      'site/api/index.md': '# API',
    }),
    makeBuild(paths, makeRecord('1.0.0', '/1.0.0/', [makePage('/')]), 'older'),
  ];
  await publish(paths, builds, { settings: { ...settings, ...changes } });
  const fileOf = (name: string) => path.join(paths.distDir, name);
  return {
    keptSizes: () => JSON.parse(new FileCache(paths.resultsDir).read(SENT_SIZES) ?? ''),
    has: (name: string) => existsSync(fileOf(name)),
    read: (name: string) => readFileSync(fileOf(name), 'utf8'),
  };
}

function readLists({ read }: Awaited<ReturnType<typeof makeSite>>): Record<string, OfflineFiles> {
  const { versions }: OfflineIndex = JSON.parse(read('offline.json'));
  return Object.fromEntries(versions.map(({ segment, list }) => [segment, JSON.parse(read(list))]));
}

test('each version has a list of its files, with the digest of each', async () => {
  const site = await makeSite();
  const { '1.0.0': files = {} } = readLists(site);
  expect(files['1.0.0/index.html']).toBe(digest(site.read('1.0.0/index.html')).slice(0, 12));
  expect(files).not.toHaveProperty('api/index.html');
});

test('each version has the size of its files as they are sent, and as they are stored', async () => {
  const site = await makeSite();
  const { versions }: OfflineIndex = JSON.parse(site.read('offline.json'));
  const { '1.0.0': files = {} } = readLists(site);
  const stored = Object.keys(files).reduce((sum, name) => sum + Buffer.byteLength(site.read(name)), 0);
  const { bytes = 0, storedBytes } = versions.find(({ segment }) => segment === '1.0.0') ?? {};
  expect(storedBytes).toBe(stored);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).not.toBe(stored);
});

test('what the merge before has compressed is not compressed again, and sizes of other files are forgotten', async () => {
  const { read, keptSizes } = await makeSite({}, { [digest('main()').slice(0, 12)]: 1_000_000, other: 1 });
  expect(Object.values(keptSizes())).toContain(1_000_000);
  expect(keptSizes()).not.toHaveProperty('other');
  const { versions }: OfflineIndex = JSON.parse(read('offline.json'));
  expect(versions[0]?.bytes).toBeGreaterThan(1_000_000);
});

test('each list has the not-found page, what that loads, and what all pages ask for', async () => {
  for (const files of Object.values(readLists(await makeSite())))
    for (const name of ['404.html', 'static/js/main.0123456789.js', 'versions.json', 'page-map.json', 'upgrade.json'])
      expect(files).toHaveProperty([name]);
});

test('the manifest of the installed site has the name, icon and colours of the configuration', async () => {
  const { read } = await makeSite({ appColors: { theme: '#123456', background: '#ffffff' } });
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Docs',
    start_url: '/',
    theme_color: '#123456',
    background_color: '#ffffff',
    icons: [{ src: '/static/favicon.svg' }],
  });
});

test('where reading offline is switched off, no version can be stored, and the worker removes itself', async () => {
  const { has, read } = await makeSite({ offline: false });
  expect(has('offline.json')).toBe(false);
  expect(read('offline.js')).toContain('unregister()');
  expect(read('offline.js')).not.toContain('fetch');
});

describe('isOfflineFile', () => {
  const search = { schema: 1, files: { all: 'static/search/all.json', api: 'static/search/api.json' } };

  test.each(['api/index.html', 'api/samples.json', 'static/search/all.json', 'static/run/a.js', 'static/level.png'])(
    'takes %s',
    (name) => expect(isOfflineFile(name, search)).toBe(true),
  );

  test.each(['api/index.md', 'llms.txt', 'static/search/api.json'])('leaves %s out', (name) =>
    expect(isOfflineFile(name, search)).toBe(false),
  );
});

describe('chooseOfflineFiles', () => {
  const files = [
    { name: '1.0/index.html', bytes: 5 },
    { name: '1.0/api/symbols.json', bytes: 2 },
    { name: '1.0/api/reference/boats/index.html', bytes: 4 },
    { name: 'static/search/text/a.json', bytes: 3 },
  ];

  test.each([
    [14, ['1.0/index.html', '1.0/api/reference/boats/index.html', 'static/search/text/a.json', '1.0/api/symbols.json']],
    [12, ['1.0/index.html', '1.0/api/reference/boats/index.html', 'static/search/text/a.json']],
    [11, ['1.0/index.html', '1.0/api/reference/boats/index.html', '1.0/api/symbols.json']],
    [1, ['1.0/index.html']],
  ])('takes what fits into %i bytes', (limit, names) =>
    expect(chooseOfflineFiles(files, limit).map(({ name }) => name)).toEqual(names),
  );
});
