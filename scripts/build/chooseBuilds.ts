import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isFinished } from './fileSizes.ts';
import type { PlannedBuild } from './planBuilds.ts';

const problemFile = ({ dir }: PlannedBuild): string => path.join(dir, 'problem.txt');

/** Delete a build, and leave the reason in its folder, because the merge may run on another machine. */
export async function rejectBuild(build: PlannedBuild, problem: string): Promise<void> {
  await rm(build.dir, { recursive: true, force: true });
  await mkdir(build.dir, { recursive: true });
  await writeFile(problemFile(build), `${stripVTControlCharacters(problem).trim()}\n`);
}

/**
 * Choose the build of each version or, if it is missing, its fallback, with a warning. The first line of a warning names the
 * version, its ref and both commits; the other lines describe the problem. If both are missing, the build is returned.
 */
export function chooseBuilds(builds: readonly PlannedBuild[]): { builds: PlannedBuild[]; warnings: string[] } {
  const replaced = builds.filter((build) => !isFinished(build) && build.fallback && isFinished(build.fallback));
  return {
    builds: builds.map((build) => (replaced.includes(build) ? (build.fallback ?? build) : build)),
    warnings: replaced.map(describeFallback),
  };
}

function describeFallback(build: PlannedBuild): string {
  const { name, ref, commit, fallback } = build.version;
  const problem = existsSync(problemFile(build)) ? readFileSync(problemFile(build), 'utf8') : 'It is not built.';
  return `Version ${name} stays at its locked commit ${fallback?.commit}: ${ref} at ${commit} cannot be published.\n${problem.trim()}`;
}
