import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../common/manifest.ts';
import { digestFiles } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { html, killMerge, makeBuild, makeBuilds, makeMergedSite, publish } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { writeRetired } from '../versions/retiredVersions.ts';

describe('the merged tree', () => {
  test('points older pages at the latest, where the page exists there', async () => {
    const { read } = await makeMergedSite();
    expect(read('7.0.0/api/index.html')).toContain('href="https://example.org/api/"');
    expect(read('7.0.0/old/index.html')).toContain('href="https://example.org/7.0.0/old/"');
  });

  test('has files that are the same in several versions once', async () => {
    const { paths, read } = await makeMergedSite();
    expect(read('static/js/shared.0123456789.js')).toBe('shared()');
    expect(existsSync(path.join(paths.distDir, '7.0.0/static'))).toBe(false);
  });

  test('has the 404 page of the latest at its root, and no other', async () => {
    const { paths, read } = await makeMergedSite();
    expect(read('404.html')).toContain('404 of 8.0.0');
    expect(existsSync(path.join(paths.distDir, '7.0.0/404.html'))).toBe(false);
  });

  test('describes every version, newest first', async () => {
    const { read } = await makeMergedSite();
    const manifest = JSON.parse(read('versions.json')) as Manifest;
    expect(manifest).toMatchObject({ schema: 1, latest: '8.0.0' });
    expect(manifest.versions.map(({ name, path: base, isLast }) => [name, base, isLast])).toEqual([
      ['next', '/next/', false],
      ['8.0.0', '/', true],
      ['7.0.0', '/7.0.0/', false],
    ]);
    expect(manifest.versions[2]).toMatchObject({
      mainDocId: 'start/index',
      draftIds: [],
      sidebars: { start: { path: '/7.0.0/' } },
    });
  });

  test('leads from the root to next where nothing is released yet, and from the list of versions to its list', async () => {
    const paths = sitePaths(makeTempDir());
    await publish(paths, [makeBuild(paths, makeRecord('next', '/next/', [makePage('/')]), 'next')]);
    const read = (name: string) => readFileSync(path.join(paths.distDir, name), 'utf8');
    expect(read('index.html')).toContain('location.replace("/next/"');
    expect(read('versions/index.html')).toContain('location.replace("/next/versions/"');
    expect(read('next/versions/index.html')).toContain('<a href="/next/">next</a>');
  });

  test('has the list of versions in each version, with one canonical address', async () => {
    const { read } = await makeMergedSite();
    for (const name of ['', 'next/', '7.0.0/']) {
      expect(read(`${name}versions/index.html`)).toContain('<a href="/7.0.0/">7.0.0</a>');
      expect(read(`${name}versions/index.html`)).toContain('href="https://example.org/versions/"');
    }
    expect(read('8.0.0/versions/index.html')).toContain('location.replace("/versions/"');
  });

  test('leads search engines to its sitemap, and lists the upgrade guides', async () => {
    const { read } = await makeMergedSite();
    expect(read('robots.txt')).toContain('Sitemap: https://example.org/sitemap.xml');
    expect(read('upgrade/index.html')).toContain('No version has an upgrade guide.');
  });
});

describe('what cannot be merged', () => {
  test('two versions with different bytes under one hashed name', async () => {
    const paths = sitePaths(makeTempDir());
    const builds = makeBuilds(paths);
    writeFileSync(
      path.join(paths.buildsDir, `7.0.0-${'0'.repeat(16)}`, 'site/static/js/shared.0123456789.js'),
      'others()', // As long as the first, so that the build is still whole.
    );
    await expect(publish(paths, builds)).rejects.toThrow(
      'Two versions have a file static/js/shared.0123456789.js with different bytes',
    );
  });

  test('a page that names a file of the building machine', async () => {
    const paths = sitePaths(makeTempDir());
    const record = makeRecord('next', '/next/', [makePage('/')]);
    const build = makeBuild(paths, record, 'next', { 'site/note.txt': `built in ${paths.projectDir}/.site/work/x.md` });
    await expect(publish(paths, [build])).rejects.toThrow('/next/note.txt names a file of the building machine');
  });

  test('a page that would overwrite a permalink', async () => {
    const paths = sitePaths(makeTempDir());
    const record = makeRecord('8.0.0', '/', [makePage('/')]);
    await expect(
      publish(paths, [makeBuild(paths, record, 'latest', { 'site/8.0.0/index.html': html('/8.0.0/') })]),
    ).rejects.toThrow('Two files of the site have the address /8.0.0/');
  });

  test.each([
    ['living', '7.0.0'],
    ['retired', '0.9.0'],
  ])('a page that begins with the name of a %s version is named, with what to do', async (_kind, name) => {
    const paths = sitePaths(makeTempDir());
    writeRetired(paths.projectDir, { name: '0.9.0', label: '0.9.0', pages: [] });
    const record = makeRecord('8.0.0', '/', [makePage('/'), makePage(`/${name}/notes/`)]);
    const builds = [
      ...makeBuilds(paths).filter(({ version }) => version.role === 'older'),
      makeBuild(paths, record, 'latest'),
    ];
    const merge = () => publish(paths, builds);
    await expect(merge()).rejects.toThrow(UserError);
    await expect(merge()).rejects.toThrow(`Pages of 8.0.0 have addresses that belong to the site: /${name}/notes/.`);
    expect(existsSync(paths.distDir)).toBe(false);
  });

  test('a dist folder that somebody else made is left alone', async () => {
    const paths = sitePaths(makeTempDir());
    mkdirSync(paths.distDir);
    await expect(publish(paths, makeBuilds(paths))).rejects.toThrow('dist/ is a folder that the merge did not make');
  });
});

describe('dist is replaced whole or not at all', () => {
  test.each(['pages', 'swap'])('a merge that fails at "%s" leaves the old site', async (failingStep) => {
    const { paths, builds } = await makeMergedSite();
    const before = digestFiles(paths.distDir);
    const failing = () =>
      publish(paths, builds.slice(1), {
        onStep: (step) => {
          if (step === failingStep) throw new Error('stopped');
        },
      });
    await expect(failing()).rejects.toThrow('stopped');
    expect(digestFiles(paths.distDir)).toBe(before);
    expect(readdirSync(paths.sitesDir)).toHaveLength(1);
  });

  test.each(['pages', 'swap'])(
    'a merge that is killed at "%s" leaves the old site, and the next one cleans up',
    async (killStep) => {
      const { paths, builds } = await makeMergedSite();
      const before = digestFiles(paths.distDir);
      const { signal } = killMerge(paths, builds.slice(1), killStep);
      expect(signal).toBe('SIGKILL');
      expect(digestFiles(paths.distDir)).toBe(before);
      expect((await publish(paths, builds.slice(1))).status).toBe('merged');
      expect(readdirSync(paths.sitesDir)).toHaveLength(2);
      expect(existsSync(path.join(paths.distDir, 'next'))).toBe(false);
    },
  );

  test('the same builds are not merged twice', async () => {
    const { paths, builds } = await makeMergedSite();
    expect((await publish(paths, builds)).status).toBe('unchanged');
    expect(lstatSync(paths.distDir).isSymbolicLink()).toBe(true);
  });
});
