// For tests only: real repositories in temp folders.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createRepo, type Repo } from '../fixture/repo.ts';

export { type Repo, writeFiles } from '../fixture/repo.ts';

/** The smallest docs that build. */
export const DOCS = { 'docs/index.md': '# Home\n' };

/** Create a folder that is deleted when the test ends. */
export function makeTempDir(parentDir: string = os.tmpdir()): string {
  mkdirSync(parentDir, { recursive: true });
  const dir = mkdtempSync(path.join(parentDir, 'docs-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Create an empty repository, which is deleted when the test ends. */
export const makeRepo = (): Promise<Repo> => createRepo(makeTempDir());
