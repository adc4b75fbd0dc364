import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project.ts';
import { cloneRepository } from '../tools/git.ts';

/** Folders that the clone would otherwise install or build again. */
const LINKED = ['node_modules', '.site/builds', '.site/last-changes', '.site/samples', '.site/api'];

/** A clone of the project that a release is tried in. */
export interface Rehearsal {
  dir: string;
  /** Move builds of the clone that the project lacks into the project. */
  adoptBuilds(): void;
  close(): void;
}

/**
 * Clone the project at its commit, with all its refs, and link its packages and builds: what is done to the clone changes
 * nothing in the project. The folder is made anew each time.
 */
export async function openRehearsal({ paths, policy }: Pick<Project, 'paths' | 'policy'>): Promise<Rehearsal> {
  const { projectDir, workDir, buildsDir } = paths;
  const dir = path.join(workDir, 'rehearsal');
  rmSync(dir, { recursive: true, force: true });
  await cloneRepository(projectDir, { toDir: dir, branch: policy.nextBranch });
  for (const name of LINKED) linkFiles(path.join(projectDir, name), path.join(dir, name));
  return {
    dir,
    adoptBuilds: () => moveMissing(path.join(dir, path.relative(projectDir, buildsDir)), buildsDir),
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Link each file into a new folder. */
function linkFiles(fromDir: string, toDir: string): void {
  if (!existsSync(fromDir)) return;
  mkdirSync(toDir, { recursive: true });
  for (const entry of readdirSync(fromDir, { withFileTypes: true })) {
    const [from, to] = [path.join(fromDir, entry.name), path.join(toDir, entry.name)];
    if (entry.isDirectory()) linkFiles(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}

function moveMissing(fromDir: string, toDir: string): void {
  if (!existsSync(fromDir)) return;
  mkdirSync(toDir, { recursive: true });
  for (const name of readdirSync(fromDir))
    if (!existsSync(path.join(toDir, name))) renameSync(path.join(fromDir, name), path.join(toDir, name));
}
