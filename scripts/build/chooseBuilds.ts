import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isFinished } from './fileSizes.ts';
import type { PlannedBuild } from './planBuilds.ts';

const problemFile = ({ dir }: PlannedBuild): string => path.join(dir, 'problem.txt');

/** Delete a build, but keep the reason for the merge, maybe on another machine. */
export async function rejectBuild(build: PlannedBuild, problem: string): Promise<void> {
  await rm(build.dir, { recursive: true, force: true });
  await mkdir(build.dir, { recursive: true });
  await writeFile(problemFile(build), `${stripVTControlCharacters(problem).trim()}\n`);
}

/**
 * Choose each version's build, else its fallback with a warning, else the missing build. A warning's first line has the version,
 * its ref and both commits; the rest is the problem.
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
