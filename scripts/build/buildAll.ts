import { Listr } from 'listr2';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { BuildError, buildVersion, pruneBuilds } from './buildVersion.ts';
import { isFinished, type PlannedBuild } from './planBuilds.ts';
import { readBuildRecord } from './readBuildRecord.ts';

export interface BuildAllOptions {
  paths: SitePaths;
  /** Builds that are wanted; those that are cached are skipped. */
  builds: readonly PlannedBuild[];
  /** Names of all versions of the site, retired ones included. */
  versionNames: readonly string[];
  jobs: number;
}

/** A version that could not be built, with everything that was printed. */
export interface Failure {
  name: string;
  text: string;
}

/** Build what is not built yet, some at a time. One failure does not stop the others; all that failed are returned. */
export async function buildAll({ paths, builds, versionNames, jobs }: BuildAllOptions): Promise<Failure[]> {
  const failures: Failure[] = [];
  const missing = builds.filter(({ isCached }) => !isCached);
  const tasks = new Listr(
    missing.map((build) => ({
      title: build.version.name,
      task: async (_context: unknown, task: { title: string }) => {
        const startTime = performance.now();
        const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(1)} s`;
        try {
          await buildVersion({
            paths,
            build,
            versionNames,
            onStep: (step) => {
              task.title = `${build.version.name}: ${step} (${seconds()})`;
            },
          });
          task.title = `${build.version.name}: built in ${seconds()}`;
        } catch (error) {
          failures.push({ name: build.version.name, text: formatFailure(error) });
          throw new Error(`${build.version.name}: failed after ${seconds()}`);
        }
      },
    })),
    { concurrent: jobs, exitOnError: false, renderer: process.stdout.isTTY ? 'default' : 'simple' },
  );
  await tasks.run();
  await Promise.all(
    builds
      .filter(({ version }) => !failures.some(({ name }) => name === version.name))
      .map((build) => pruneBuilds(paths, build)),
  );
  return failures;
}

/** Write in words why a version failed. */
export function formatFailure(error: unknown): string {
  if (error instanceof BuildError) return error.output.trimEnd();
  if (error instanceof UserError) return `${error.message}\n${error.hint}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Make one error of all builds that failed. */
export function summarizeFailures(failures: readonly Failure[], total: number): UserError {
  const parts = failures.map(({ name, text }) => `──── ${name} ────\n${text}`);
  const names = failures.map(({ name }) => name).join(', ');
  return new UserError(`${parts.join('\n\n')}\n\n${failures.length} of ${total} builds failed: ${names}.`, {
    hint: `Fix the content, then: npm run build -- ${failures.map(({ name }) => name).join(' ')}`,
  });
}

/** List what finished builds warned of: broken anchors and duplicate routes, with the version they stand in. */
export const listBuildWarnings = (builds: readonly PlannedBuild[]): string[] =>
  builds
    .filter(isFinished)
    .flatMap((build) => readBuildRecord(build).warnings.map((warning) => `${build.version.name}: ${warning}`));

/** Pick builds by version name, all without a name. Throws a UserError for a name that no version has. */
export function selectBuilds(builds: readonly PlannedBuild[], names: readonly string[]): PlannedBuild[] {
  const known = builds.map(({ version }) => version.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No such version: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${known.join(', ')}`,
    });
  }
  return builds.filter(({ version }) => names.length === 0 || names.includes(version.name));
}
