// A broken commit on an old branch: the version stays at its locked commit, and the others are published all the same.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { LOCK_FILE } from './versions/versionsLock.ts';

const DEAD_PAGE = { 'docs/bad.md': '# Bad\n\n[gone](/gone/)\n' };
// The build only warns of an anchor that is not there; the check of links refuses it.
const DEAD_ANCHOR = { 'docs/api/index.md': '# Overview\n\n## Use\n\n[gone](/#gone)\n' };
const LONG = 600_000;

let project: TestProject;
let locked: string;
let deadPage: string;
let deadAnchor: string;

/** Commit to the branch of a version. */
async function fix(branch: string, files: Record<string, string>): Promise<string> {
  await project.git('switch', '--quiet', branch);
  const commit = await project.commit(files);
  await project.git('switch', '--quiet', 'main');
  return commit;
}

const writeLock = async (commits: Record<string, string>) => {
  project.writeLock(
    Object.fromEntries(Object.entries(commits).map(([name, commit]) => [name, { ref: `docs/${name}`, commit }])),
  );
  await project.git('commit', '--quiet', '-m', 'lock', '--', LOCK_FILE);
};

/** Run a command as a job of GitHub's; what it printed, its exit code, and the job's summary. */
function runJob(...args: string[]) {
  const summaryFile = path.join(project.dir, '.site/summary.md');
  rmSync(summaryFile, { force: true });
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryFile);
  const result = project.run(...args);
  return { ...result, readSummary: () => readFileSync(summaryFile, 'utf8') };
}

const stays = (name: string, commit: string) =>
  `Version ${name} stays at its locked commit ${locked}: docs/${name} at ${commit} cannot be published.`;

beforeAll(async () => {
  project = await makeProject(sharedDir('fallback'));
  const config = project.read('versions.config.ts').replace('exclude: []', "exclude: ['next']");
  locked = await project.commit({ ...makeDocs('the lock'), 'versions.config.ts': config, [LOCK_FILE]: '' });
  for (const ref of ['docs/1.0.0', 'docs/0.9.0']) await project.git('branch', ref);
  await project.git('tag', 'v1.1.0');
  await writeLock({ '1.0.0': locked, '0.9.0': locked });
  deadPage = await fix('docs/1.0.0', DEAD_PAGE);
  deadAnchor = await fix('docs/0.9.0', DEAD_ANCHOR);
  return () => rmSync(project.dir, { recursive: true, force: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a branch that is ahead of its lock and broken', () => {
  test(
    'is a warning for the build of the whole site, which names version, ref, commit and problem',
    () => {
      const { output, exitCode, readSummary } = runJob('build');
      expect(exitCode, output).toBe(0);
      for (const text of [output, readSummary()]) {
        expect(text).toContain(stays('1.0.0', deadPage));
        expect(text).toContain('/gone/');
        expect(text).toContain(stays('0.9.0', deadAnchor));
        expect(text).toContain('#gone');
      }
    },
    LONG,
  );

  test(
    'is not merged: the merge publishes the locked commits with the same warning',
    () => {
      const { output, exitCode, readSummary } = runJob('merge');
      expect(exitCode, output).toBe(0);
      const manifest = JSON.parse(project.read('dist/versions.json')) as {
        versions: { name: string; commit: string }[];
      };
      expect(manifest.versions.map(({ name, commit }) => `${name} ${commit}`)).toEqual(
        ['1.1.0', '1.0.0', '0.9.0'].map((name) => `${name} ${locked}`),
      );
      expect(project.read('dist/0.9.0/api/index.html')).toContain('The words of the lock.');
      for (const text of [output, readSummary()]) {
        expect(text).toContain(stays('1.0.0', deadPage));
        expect(text).toContain(stays('0.9.0', deadAnchor));
        expect(text).toContain('#gone');
      }
    },
    LONG,
  );

  test(
    'is an error for the build of that version, with the locked build on disk',
    () => {
      rmSync(path.join(project.dir, '.site/builds'), { recursive: true });
      const { output, exitCode } = runJob('build', '0.9.0');
      expect(exitCode).toBe(1);
      expect(output).toContain('Built at the locked commit, not from its branch: 0.9.0.');
      expect(output).not.toMatch(/^\s+at /m);
      project.runOk('build', '1.1.0');
      const merge = project.run('merge');
      expect(merge.exitCode).toBe(1);
      expect(merge.output).toContain('Version 1.0.0 is not built');
    },
    LONG,
  );

  test(
    'is published again when it is fixed',
    async () => {
      await fix('docs/0.9.0', makeDocs('the branch'));
      const { output, exitCode } = runJob('build', '0.9.0');
      expect(exitCode, output).toBe(0);
      expect(output).not.toContain('stays at its locked commit');
    },
    LONG,
  );

  test(
    'fails the build and the merge if the locked commit is broken too',
    async () => {
      await fix('docs/1.0.0', { 'docs/index.md': '# Still broken\n' });
      await writeLock({ '1.0.0': deadPage, '0.9.0': locked });
      const { output, exitCode } = runJob('build');
      expect(exitCode).toBe(1);
      expect(output).toContain('The locked commit fails too:');
      expect(output).toContain('1 of 3 builds failed: 1.0.0.');
      expect(project.run('merge').output).toContain('Version 1.0.0 is not built');
    },
    LONG,
  );
});

test(
  'a branch that lost its docs is treated as broken, and does not stop other commands',
  async () => {
    await writeLock({ '1.0.0': locked, '0.9.0': locked });
    await project.git('switch', '--quiet', 'docs/1.0.0');
    await project.git('rm', '-r', '--quiet', 'docs');
    const empty = await project.commit({});
    await project.git('switch', '--quiet', 'main');
    const { output, exitCode } = runJob('build');
    expect(exitCode, output).toBe(0);
    expect(output).toContain(stays('1.0.0', empty));
  },
  LONG,
);
