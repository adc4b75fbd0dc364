import path from 'node:path';
import pLimit from 'p-limit';
import semver from 'semver';
import type { Page } from '../../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../../common/library.ts';
import { aliasOf } from '../../api/libraryPackages.ts';
import { formatCount, print } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { chooseSamples } from './typeCheck.ts';

/**
 * Describe how many samples go unchecked because their packages are not installed; undefined if none does. No error: packages often
 * appear after the docs.
 */
export function describeMissingPackages(
  versionName: string,
  pages: readonly Page[],
  library: LibraryConfig,
): string | undefined {
  const { length } = chooseSamples({ versionName, pages, library }).lacking;
  if (length === 0) return undefined;
  return `Not checked: ${formatCount(length, 'sample')}, whose packages are not installed. Once they are published: npm run library -- add ${versionName}`;
}

interface Options {
  projectDir: string;
  library: LibraryConfig;
  versionName: string;
  packageNames: readonly string[];
}

/** Install packages for a version of the docs, under aliases. Throws a UserError if npm fails, or knows no release of one. */
export async function addPackages({ projectDir, library, versionName, packageNames }: Options): Promise<void> {
  // Many answers at once would be refused by a registry that counts them.
  const limit = pLimit(4);
  const chosen = await Promise.all(
    packageNames.map((name) =>
      limit(async () => ({ name, release: chooseRelease(await readReleases(projectDir, name), versionName) })),
    ),
  );
  const unpublished = chosen.filter(({ release }) => release === undefined).map(({ name }) => name);
  if (unpublished.length > 0)
    throw new UserError(`Not published: ${unpublished.join(', ')}.`, {
      hint: 'Nothing was installed. Try again when they are, or correct the imports of the pages.',
    });
  for (const { name, release } of chosen)
    print(`${name}@${release}${release === versionName ? '' : `, as there is no ${versionName}`}`);
  const workspace = path.relative(projectDir, library.dir) || '.';
  const aliases = chosen.map(({ name, release }) => `${aliasOf(library, versionName, name)}@npm:${name}@${release}`);
  await runNpm(projectDir, ['install', '--workspace', workspace, '--save-dev', '--save-exact', ...aliases]);
}

/** Choose the release of a package for a version of the docs: the same, else the newest below it, else the first. */
export function chooseRelease(releases: readonly string[], versionName: string): string | undefined {
  if (releases.includes(versionName)) return versionName;
  const stable = semver.sort(releases.filter((release) => semver.prerelease(release) === null));
  return stable.findLast((release) => semver.lt(release, versionName)) ?? stable[0];
}

async function readReleases(projectDir: string, packageName: string): Promise<string[]> {
  // A single release is a string.
  const found = JSON.parse(await runNpm(projectDir, ['view', packageName, 'versions', '--json'])) as string | string[];
  return [found].flat();
}

async function runNpm(cwd: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runProgram({ program: 'npm', args, cwd });
  if (exitCode === 0) return stdout;
  throw new UserError(`npm ${args.slice(0, 2).join(' ')} failed:\n${stderr.trim()}`, {
    hint: 'Fix what npm names, and repeat the command.',
  });
}
