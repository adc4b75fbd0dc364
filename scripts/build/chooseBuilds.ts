import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isFinished, type PlannedBuild } from './planBuilds.ts';

const problemFile = ({ dir }: PlannedBuild): string => path.join(dir, 'problem.txt');

/** Throw a build away, and leave in its folder why: the merge may run on another machine. */
export async function rejectBuild(build: PlannedBuild, problem: string): Promise<void> {
  await rm(build.dir, { recursive: true, force: true });
  await mkdir(build.dir, { recursive: true });
  await writeFile(problemFile(build), `${stripVTControlCharacters(problem).trim()}\n`);
}

/**
 * Take each version's build; where it is not there, its fallback with a warning. The first line of a warning names the
 * version, its ref and both commits, the lines behind it the problem. A build without either is given as it is.
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
