import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testPolicy } from '../fixture/copyProject.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';
import { DOCS, makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { runGit } from '../tools/git.ts';
import { formatLock } from '../versions/versionsLock.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { planSite } from './planSite.ts';
import { SHELL_ENTRIES } from './shellFiles.ts';
import { writePlan } from './sitePlan.ts';

const policy: VersionsPolicy = { ...testPolicy, labels: { next: 'edge' } };

const projectAt = (dir: string, changes: Partial<Project> = {}): Project => ({
  paths: sitePaths(dir),
  policy,
  settings: {
    title: 'Docs',
    tagline: 'All of it',
    offline: true,
    url: 'https://example.org',
    base: '/',
    sourceUrl: 'https://example.org/source',
    docsDir: 'docs',
    hostPaths: [],
    navbarRoutes: [],
    locale: { htmlLang: 'en', direction: 'ltr' },
  },
  menuVersions: [],
  codeDir: dir,
  ...changes,
});

const SHELL = Object.fromEntries(SHELL_ENTRIES.map((file) => [file, '']));

/** A project with 1.1.0 from a tag, 1.0.0 from a branch that is ahead of its lock, and the plan of them. */
async function makePlanned() {
  const repo = await makeRepo();
  await repo.commit({ ...DOCS, ...SHELL, '.gitignore': '.site/\n' });
  await repo.git('tag', 'v1.1.0');
  await repo.git('switch', '--quiet', '-c', 'docs/1.0.0');
  const locked = await repo.commit({ 'docs/index.md': '# 1.0.0\n' });
  const fixed = await repo.commit({ 'docs/index.md': '# 1.0.0, fixed\n' });
  await repo.git('switch', '--quiet', 'main');
  await repo.commit({ 'versions.lock.json': formatLock({ '1.0.0': { ref: 'docs/1.0.0', commit: locked } }) });
  const planFile = path.join(makeTempDir(), 'plan.json');
  const { builds } = await planSite(projectAt(repo.dir));
  await writePlan(projectAt(repo.dir), planFile, builds);
  return { repo, builds, planFile, fixed };
}

test('a plan has the resolved builds, also of a branch that is ahead of its lock', async () => {
  const { repo, builds, planFile, fixed } = await makePlanned();
  const read = await planSite(projectAt(repo.dir, { planFile }));
  expect(read.builds).toEqual(builds);
  const build = read.builds.find(({ version }) => version.name === '1.0.0');
  expect(build?.version).toMatchObject({ commit: fixed, lockState: 'ahead' });
});

test('later changes of refs, lock and policy do not affect a plan', async () => {
  const { repo, builds, planFile } = await makePlanned();
  await repo.git('tag', 'v2.0.0');
  await repo.git('tag', '--delete', 'v1.1.0');
  await repo.git('branch', '-D', 'docs/1.0.0');
  writeFiles(repo.dir, { 'versions.lock.json': 'no lock' });
  const changed = { ...policy, labels: {}, branchPrefix: 'pages/', nextBranch: 'trunk' };
  expect((await planSite(projectAt(repo.dir, { planFile, policy: changed }))).builds).toEqual(builds);
});

test('a plan of another shell is refused', async () => {
  const { repo, planFile } = await makePlanned();
  writeFiles(repo.dir, { 'rspress.config.ts': '2' });
  await expect(planSite(projectAt(repo.dir, { planFile }))).rejects.toThrow('the keys of next, 1.1.0, 1.0.0 differ');
});

test('a plan of another commit is refused', async () => {
  const { repo, planFile } = await makePlanned();
  const head = await repo.commit({});
  await expect(planSite(projectAt(repo.dir, { planFile }))).rejects.toThrow(`; ${head} is checked out`);
});

test('a plan with a commit that this clone lacks is refused, with the fetch that brings it', async () => {
  const { repo, planFile, fixed } = await makePlanned();
  const dir = makeTempDir();
  await runGit(dir, ['clone', '--quiet', '--single-branch', `file://${repo.dir}`, '.']);
  await expect(planSite(projectAt(dir, { planFile }))).rejects.toMatchObject({
    message: `This clone lacks the commits of: 1.0.0 (${fixed}).`,
    hint: 'Fetch them: git fetch origin docs/1.0.0',
  });
});

test.each([
  ['no JSON', () => 'plan'],
  ['another schema', (text: string) => text.replace('"schema": 1', '"schema": 2')],
  ['a name that leaves its folder', (text: string) => text.replace('"name": "1.1.0"', '"name": "../1.1.0"')],
  ['a short commit', (text: string) => text.replace(/"commit": "[0-9a-f]{33}/g, '"commit": "')],
])('a plan with %s is refused', async (_case, change) => {
  const { repo, planFile } = await makePlanned();
  writeFileSync(planFile, change(readFileSync(planFile, 'utf8')));
  await expect(planSite(projectAt(repo.dir, { planFile }))).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('is not valid'),
  });
});

test('a missing plan is one clear error', async () => {
  const { repo } = await makePlanned();
  await expect(planSite(projectAt(repo.dir, { planFile: 'gone.json' }))).rejects.toMatchObject({ name: 'UserError' });
});
