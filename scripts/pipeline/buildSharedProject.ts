// Builds the project of the pipeline tests once for each run.
import { rmSync } from 'node:fs';
import type { TestProject as TestRun } from 'vitest/node';
import { makeDocs, makePage } from '../fixture/makeDocs.ts';
import { makeProject, sharedDir, testPolicy } from '../fixture/makeProject.ts';
import type { Repo } from '../fixture/repo.ts';
import { writeRetired } from '../versions/retiredVersions.ts';
import { formatLock, LOCK_FILE } from '../versions/versionsLock.ts';
import { openProject } from './openProject.ts';

const POLICY = { ...testPolicy, includePrereleases: true, retired: ['6.9.0'] };

const UNRELEASED = '<!-- unreleased -->\n\nNames may change.\n\n<!-- /unreleased -->';
const PREVIEW = '<!-- preview: server-command -->\n\nWords.\n\n<!-- /preview -->';
const MANY_PAGES = Object.fromEntries(
  Array.from({ length: 60 }, (_, n): [string, string] => [`docs/page-${n}.md`, makePage(`Page ${n}`, 'Words.')]),
);
const PAGES = {
  'docs/new.md': makePage('New', UNRELEASED),
  'docs/api/reading.md': makePage('Reading', 'Words.', { movedFrom: ['/api/read/'] }),
  'docs/required-pages.json': JSON.stringify({ schema: 1, routes: ['/'] }),
};
const LIVE_PAGES = { ...PAGES, 'docs/live.md': makePage('Live', PREVIEW) };

/** Would be code in a generated page. */
const ATTACK = '{process.exit()} <script>alert(1)</script>';
const ATTACKING_CATEGORY = {
  label: ATTACK,
  link: '/category/a/',
  category: `export ${ATTACK}`,
  items: [{ label: ATTACK, link: '/a/' }],
};

const RETIRED = {
  name: '6.9.0',
  label: '6.9.0',
  pages: ['/', '/api/', '/api/read/', '/api/gone/'].map((route) => ({ route, title: route, movedFrom: [] })),
};

const dir = sharedDir('shared');

export async function setup({ provide }: TestRun): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  await makeHistory(await makeProject(dir, { policy: POLICY }));
  const { build, merge } = await openProject(dir);
  await build();
  await merge();
  provide('sharedProject', dir);
}

export const teardown = (): void => rmSync(dir, { recursive: true, force: true });

/**
 * A retired version whose ref and commit are gone, two releases, a pre-release with many pages, a maintenance branch on the older
 * release, and unreleased work with previews.
 */
async function makeHistory({ commit, git }: Repo): Promise<void> {
  await commit({}, { message: 'configuration' });
  await git('switch', '--quiet', '-c', 'old');
  const retired = await commit(makeDocs('6.9.0'));
  await git('switch', '--quiet', 'main');
  await git('branch', '--quiet', '-D', 'old');

  await commit(makeDocs('7.0.0'));
  await git('tag', 'v7.0.0');
  const latest = await commit(makeDocs('7.1.0', PAGES));
  await git('tag', 'v7.1.0');
  await commit(makeDocs('8.0.0-beta.1', { ...PAGES, ...MANY_PAGES }));
  await git('tag', 'v8.0.0-beta.1');
  await git('switch', '--quiet', '-c', 'docs/7.0.0', 'v7.0.0');
  await commit(makeDocs('7.0.0, fixed'));
  await git('switch', '--quiet', 'main');
  await git('merge', '--quiet', '--strategy=ours', '--no-edit', 'docs/7.0.0');

  writeRetired(dir, RETIRED);
  await git('rm', '--quiet', ...Object.keys(MANY_PAGES));
  await git('reflog', 'expire', '--expire=now', '--all');
  await git('gc', '--quiet', '--prune=now');
  const lock = { '6.9.0': { ref: 'v6.9.0', commit: retired }, '7.1.0': { ref: 'v7.1.0', commit: latest } };
  await commit({
    ...makeDocs('next', LIVE_PAGES, [ATTACKING_CATEGORY]),
    'docs/a.md': makePage('A', 'Words.', { title: ATTACK, description: `${ATTACK} ${ATTACK}` }),
    [LOCK_FILE]: formatLock(lock),
  });
}
