import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../lib/sitePaths.ts';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { readCommits } from '../tools/git.ts';
import { checkFolders, checkNavbar } from './checkProject.ts';

const sidebars = (items: object[]) => JSON.stringify({ schema: 1, sidebars: { guide: items } });
const HOME = { label: 'Start', link: '/' };
const CATEGORY = { label: 'Parts', link: '/parts/', category: 'All parts.', items: [HOME] };

/** A project whose newest version has a generated page, and whose older version has a page of its own. */
async function makeVersions() {
  const { dir, commit, git } = await makeRepo();
  const hashes = [await commit({ 'docs/index.md': '# Start\n', 'docs/recipes/index.md': '# Recipes\n' })];
  await git('rm', '--quiet', 'docs/recipes/index.md');
  hashes.unshift(await commit({ 'docs/sidebars.json': sidebars([CATEGORY]) }));
  const commits = await readCommits(dir, hashes, 'docs');
  return {
    commit,
    projectDir: dir,
    versions: hashes.map((hash) => ({ docsTree: commits.get(hash)?.docsTree ?? '' })),
  };
}

test('a page that one version has is enough, be it written or generated', async () => {
  const { projectDir, versions } = await makeVersions();
  await expect(
    checkNavbar({ paths: sitePaths(projectDir), versions, routes: ['/', '/recipes/', '/parts/'] }),
  ).resolves.toBeUndefined();
});

test('a page that no version has is named', async () => {
  const { projectDir, versions } = await makeVersions();
  await expect(checkNavbar({ paths: sitePaths(projectDir), versions, routes: ['/', '/recipse/'] })).rejects.toThrow(
    'site.config.ts: navbar.items: no version has the page /recipse/.',
  );
});

test('sidebars that cannot be read are left to the build of their version', async () => {
  const { projectDir, commit } = await makeVersions();
  const hash = await commit({ 'docs/sidebars.json': '{' });
  const docsTree = (await readCommits(projectDir, [hash], 'docs')).get(hash)?.docsTree ?? '';
  await expect(
    checkNavbar({ paths: sitePaths(projectDir), versions: [{ docsTree }], routes: ['/parts/'] }),
  ).resolves.toBeUndefined();
});

test('without a repository, the working tree has the pages', async () => {
  const projectDir = makeTempDir();
  writeFiles(projectDir, { 'docs/index.md': '# Start\n', 'docs/sidebars.json': sidebars([CATEGORY]) });
  const versions = [{ docsTree: '' }];
  await expect(
    checkNavbar({ paths: sitePaths(projectDir), versions, routes: ['/', '/parts/'] }),
  ).resolves.toBeUndefined();
  await expect(checkNavbar({ paths: sitePaths(projectDir), versions, routes: ['/recipes/'] })).rejects.toThrow(
    '/recipes/',
  );
});

test.each(['/tmp/a#b/docs', '/tmp/what?/docs', '/tmp/a!/docs'])('%s is refused with the letter', (projectDir) => {
  const [character] = /[#?!]/.exec(projectDir) ?? [];
  expect(() => checkFolders(projectDir)).toThrow(`below ${projectDir}: the path contains "${character}".`);
});

test.each(['/tmp/a [x]/docs', '/tmp/{a,b}/$1 é', '/tmp/(a)*+@'])('%s is read', (projectDir) => {
  expect(() => checkFolders(projectDir)).not.toThrow();
});

test('a work folder on another disk is refused in one line, and one that does not exist yet is not', () => {
  const [projectDir, otherDir] = [makeTempDir(), makeTempDir()];
  expect(() => checkFolders(projectDir)).not.toThrow();
  symlinkSync(otherDir, path.join(projectDir, '.site'));
  expect(() => checkFolders(projectDir)).toThrow(
    `.site is a link to ${otherDir}, where builds do not find node_modules/`,
  );
});
