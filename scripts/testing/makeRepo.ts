// For tests only: real repositories in temp folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runGit } from '../tools/git.ts';
import { formatLock, LOCK_FILE, type VersionsLock } from '../versions/versionsLock.ts';

/** Deleted when the test ends. */
export interface TestRepo {
  dir: string;
  git(...args: string[]): Promise<string>;
  commit(files: Record<string, string>, options?: { date?: string; message?: string }): Promise<string>;
  writeLock(lock: VersionsLock): void;
}

/** The smallest docs that build. */
export const DOCS = { 'docs/index.md': '# Home\n' };

/** Create a folder that is deleted when the test ends. */
export function makeTempDir(parentDir: string = os.tmpdir()): string {
  mkdirSync(parentDir, { recursive: true });
  const dir = mkdtempSync(path.join(parentDir, 'docs-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Create an empty repository on the branch `main`. */
export async function makeRepo(dir: string = makeTempDir()): Promise<TestRepo> {
  const git = (...args: string[]) => runGit(dir, args);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@example.org');
  return openRepo(dir);
}

/** Open a folder that is a repository. */
export const openRepo = (dir: string): TestRepo => {
  const git = (...args: string[]) => runGit(dir, args);
  return {
    dir,
    git,
    commit: (files, options) => commitFiles(dir, files, options),
    writeLock: (lock) => writeFileSync(path.join(dir, LOCK_FILE), formatLock(lock)),
  };
};

async function commitFiles(
  dir: string,
  files: Record<string, string>,
  { date = '2024-01-02T03:04:05Z', message = 'write' }: { date?: string; message?: string } = {},
): Promise<string> {
  writeFiles(dir, files);
  await runGit(dir, ['add', '--all']);
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  await runGit(dir, ['commit', '--quiet', '--allow-empty', '-m', message], '', dates);
  return (await runGit(dir, ['rev-parse', 'HEAD'])).trim();
}

/** Write text files below a folder. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
}
