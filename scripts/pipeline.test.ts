// From refs to one site, on a real repository with real builds.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../common/manifest.ts';
import { copyShared } from './pipeline/openProject.ts';
import { makeTempDir, writeFiles } from './testing/makeRepo.ts';
import { readLock } from './versions/versionsLock.ts';

const site = await copyShared('pipeline');

const ALL = ['next', '8.0.0-beta.1', '7.1.0', '7.0.0'];

const readManifest = (): Manifest => JSON.parse(site.read('dist/versions.json'));
const listSiteFiles = (dir: string) =>
  readdirSync(path.join(site.dir, 'dist', dir), { recursive: true, encoding: 'utf8' });

describe('a site', () => {
  test('has every version from its own ref under its own path, and leads from the name of the latest to the root', () => {
    expect(site.read('dist/api/index.html')).toContain('The words of 7.1.0.');
    expect(site.read('dist/7.0.0/api/index.html')).toContain('The words of 7.0.0, fixed.');
    expect(site.read('dist/8.0.0-beta.1/api/index.html')).toContain('The words of 8.0.0-beta.1.');
    expect(site.read('dist/next/api/index.html')).toContain('The words of next.');
    expect(site.read('dist/7.1.0/api/index.html')).toContain('location.replace("/api/"');
  });

  test('has what is marked as unreleased on pages, in their Markdown and for assistants, in unreleased versions alone', () => {
    for (const file of ['new/index.html', 'new/index.md', 'llms-full.txt']) {
      expect(site.read(`dist/${file}`)).not.toContain('Names may change.');
      for (const name of ['next', '8.0.0-beta.1'])
        expect(site.read(`dist/${name}/${file}`)).toContain('Names may change.');
    }
  });

  test('has one theme script, one React script and one style sheet for versions with few pages, many pages and previews', () => {
    const count = (pattern: RegExp) => listSiteFiles('static').filter((name) => pattern.test(name)).length;
    expect(count(/^js.theme\.\w+\.js$/)).toBe(1);
    expect(count(/^js.lib-react\.\w+\.js$/)).toBe(1);
    expect(count(/^css.styles\.\w+\.css$/)).toBe(1);
    expect(count(/^js.index\.\w+\.js$/)).toBe(ALL.length);
  });

  test('has no files that only the checks read', () => {
    expect(listSiteFiles('')).not.toContainEqual(expect.stringContaining('required-pages'));
  });

  test('has words of sidebars and descriptions that would be code in a generated page as text', () => {
    expect(site.read('dist/next/category/a/index.html')).toContain(
      'export {process.exit()} &lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });

  test('is neither built nor merged twice, also in another folder than the first one', async () => {
    expect(await site.build()).toContain(`Already built: ${ALL.join(', ')}`);
    expect(await site.merge()).toContain('up to date');
  });
});

describe('a retired version whose ref and commit are gone', () => {
  test('is neither built nor needs its refs or an entry in the lock', async () => {
    const { '6.9.0': retired, ...lock } = readLock(site.dir);
    await expect(site.git('cat-file', '-e', retired?.commit ?? '')).rejects.toThrow();
    expect(await site.versions({ matrix: true })).not.toContain('6.9.0');
    expect(await site.refs()).not.toContain('6.9.0');
    site.writeLock(lock);
    expect(await site.merge()).toContain('up to date');
    await site.git('checkout', '--quiet', '.');
  });

  test('has a home page, and leads from each page to the nearest published one', () => {
    const home = site.read('dist/6.9.0/index.html');
    expect(home).toContain('<h1>Version 6.9.0 is retired</h1>');
    expect(home).toContain('<a href="/7.0.0/">Start (version 7.0.0)</a>');
    expect(site.read('dist/6.9.0/api/read/index.html')).toContain(
      '<a href="/api/reading/">Reading (version 7.1.0)</a>',
    );
    expect(site.read('dist/6.9.0/api/gone/index.html')).toContain('<a href="/7.0.0/api/">Overview (version 7.0.0)</a>');
    expect(site.read('dist/6.9.0/search/index.html')).toContain('<a href="/7.0.0/search/">');
    for (const file of ['api/index.md', 'llms.txt'])
      expect(site.read(`dist/6.9.0/${file}`)).toContain('is no longer published');
  });

  test('is on the page of all versions, and missing in the files for browsers and search engines', () => {
    expect(site.read('dist/versions/index.html').replace(/ (?:scope|role)="\w+"/g, '')).toContain(
      '<th>6.9.0</th><td></td><td>retired</td><td>Leads to <a href="/7.0.0/">7.0.0</a></td>',
    );
    expect(readManifest().versions.map(({ name }) => name)).not.toContain('6.9.0');
    for (const name of ['page-map.json', 'sitemap.xml']) expect(site.read(`dist/${name}`)).not.toContain('6.9.0');
  });
});

test('retiring a version writes the list of its pages, and prints the line for the policy', async () => {
  expect(await site.retire('7.0.0')).toContain("retired: ['6.9.0', '7.0.0'],");
  expect(site.read('retired/7.0.0.json')).toContain('\n    {"route":"/api/","title":"Overview"}');
  await expect(site.retire('7.1.0')).rejects.toThrow('Version 7.1.0 cannot be retired: it is the latest.');
});

test('the policy and the lists of pages must agree, and a version comes back when both are removed', async () => {
  const retire = (...retired: string[]) => site.configure({ policy: { ...site.project.policy, retired } });
  await expect(retire('6.9.0').versions()).rejects.toThrow('retired/7.0.0.json exists');
  expect(await retire('6.9.0', '7.0.0').versions()).not.toMatch(/^7\.0\.0 /m);
  await expect(retire('6.9.0', '7.0.0', '7.1.0').versions()).rejects.toThrow('there is no retired/7.1.0.json');
  rmSync(path.join(site.dir, 'retired/7.0.0.json'));
  expect(await retire('6.9.0').versions()).toMatch(/^7\.0\.0 /m);
});

describe('what has to be built again', () => {
  test('is the version whose docs changed', async () => {
    await site.git('switch', '--quiet', 'docs/7.0.0');
    await site.commit({ 'docs/api/index.md': '# Overview\n\n## Use\n\nAgain.\n' });
    await site.git('switch', '--quiet', 'main');
    expect(await site.listToBuild()).toEqual(['7.0.0']);
    await site.git('branch', '--quiet', '--force', 'docs/7.0.0', 'docs/7.0.0~1');
  });

  test('is a new version, also one whose tag was set by hand, and the one that leaves the root', async () => {
    await site.git('tag', 'v7.2.0');
    const table = await site.versions();
    expect(table.match(/^\S+(?=.* to build )/gm)).toEqual(['7.2.0', '7.1.0']);
    expect(table).toMatch(/^7\.2\.0 +7\.2\.0 +\/ +v7\.2\.0 .* true .* new$/m);
    await site.git('tag', '-d', 'v7.2.0');
  });

  test('is every version if the shell changed', async () => {
    const config = site.read('site.config.ts');
    writeFiles(site.dir, { 'site.config.ts': `${config}\n// changed\n` });
    expect(await site.listToBuild()).toEqual(ALL);
    writeFiles(site.dir, { 'site.config.ts': config });
  });
});

test('the matrix of CI names each version and the key of its build', async () => {
  const output = path.join(makeTempDir(), 'output');
  await site.versions({ matrix: true, output });
  const matrix = JSON.parse(readFileSync(output, 'utf8').replace('matrix=', '')) as {
    include: { name: string; key: string }[];
  };
  const builds = readdirSync(path.join(site.dir, '.site/builds'));
  expect(matrix.include.map(({ name }) => name)).toEqual(ALL);
  for (const { name, key } of matrix.include) expect(builds).toContain(`${name}-${key}`);
});
