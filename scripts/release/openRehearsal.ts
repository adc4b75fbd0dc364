import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project.ts';
import { cloneRepository, readHead } from '../tools/git.ts';

const LINKED = ['node_modules', '.site/builds', '.site/last-changes', '.site/samples', '.site/api'];

interface Rehearsal {
  dir: string;
  adoptBuilds(): void;
  close(): void;
}

/**
 * Clone the project at a commit (HEAD by default) with all refs into a new folder, and link packages and builds. Clones share the
 * cache of compiled pages, whose keys name the folder.
 */
export async function openRehearsal(
  { paths, policy }: Pick<Project, 'paths' | 'policy'>,
  commit?: string,
): Promise<Rehearsal> {
  const { projectDir, workDir, buildsDir, compiledDir } = paths;
  const dir = path.join(workDir, 'rehearsal');
  rmSync(dir, { recursive: true, force: true });
  await cloneRepository(projectDir, {
    toDir: dir,
    branch: policy.nextBranch,
    commit: commit ?? (await readHead(projectDir)),
  });
  for (const name of LINKED) linkFiles(path.join(projectDir, name), path.join(dir, name));
  const sharedDir = path.join(dir, path.relative(projectDir, compiledDir));
  for (const name of [compiledDir, path.dirname(sharedDir)]) mkdirSync(name, { recursive: true });
  symlinkSync(compiledDir, sharedDir);
  return {
    dir,
    adoptBuilds: () => moveMissing(path.join(dir, path.relative(projectDir, buildsDir)), buildsDir),
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}

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
