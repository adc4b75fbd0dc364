import { Listr } from 'listr2';
import { NEXT } from '../../common/version.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { BuilderPool } from './BuilderPool.ts';
import { isFinished, pruneBuilds, readBuildRecord } from './buildFolders.ts';
import { BuildError, buildVersion } from './buildVersion.ts';
import { checkFolderName } from './checkProject.ts';
import type { PlannedBuild } from './planSite.ts';

interface Options {
  paths: SitePaths;
  builds: readonly PlannedBuild[];
  segments: readonly string[];
  jobs: number;
}

interface Failure {
  version: PlannedBuild['version'];
  text: string;
}

/** Make missing builds in parallel. Returns all failures. */
export async function buildAll(options: Options): Promise<Failure[]> {
  const { paths, builds } = options;
  const missing = builds.filter(({ isCached }) => !isCached);
  const failures = missing.length > 0 ? await buildMissing({ ...options, builds: missing }) : [];
  await Promise.all(
    builds
      .filter(({ version }) => !failures.some((failure) => failure.version === version))
      .map((build) => pruneBuilds(paths, build)),
  );
  return failures;
}

async function buildMissing({ paths, builds, segments, jobs }: Options): Promise<Failure[]> {
  const failures: Failure[] = [];
  checkFolderName(paths.projectDir);
  const builders = await BuilderPool.open(paths, jobs);
  const tasks = new Listr(
    sortBuilds(builds).map((build) => ({
      title: build.version.name,
      task: async (_context: unknown, task: { title: string }) => {
        const startTime = performance.now();
        const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(1)} s`;
        try {
          await buildVersion({
            paths,
            build,
            segments,
            builders,
            onStep: (step) => {
              task.title = `${build.version.name}: ${step} (${seconds()})`;
            },
          });
          task.title = `${build.version.name}: built in ${seconds()}`;
        } catch (error) {
          failures.push({ version: build.version, text: formatFailure(error) });
          throw new Error(`${build.version.name}: failed after ${seconds()}`);
        }
      },
    })),
    // One extra, whose content is ready when a builder is free.
    { concurrent: jobs + 1, exitOnError: false, renderer: process.stdout.isTTY ? 'default' : 'simple' },
  );
  await tasks.run();
  await builders.close();
  return failures;
}

/** Long builds first, so that no core idles at the end. `next` last: it shares most pages with the latest. */
const sortBuilds = (builds: readonly PlannedBuild[]): PlannedBuild[] =>
  builds.toSorted((a, b) => Number(isNext(a)) - Number(isNext(b)) || countPages(b) - countPages(a));

const LATEST = 'latest';

const isNext = ({ version }: PlannedBuild): boolean => version.role === NEXT;
const countPages = ({ lastChanges }: PlannedBuild): number => Object.keys(lastChanges).length;

/** Format why a version failed. */
export function formatFailure(error: unknown): string {
  if (error instanceof BuildError) return error.output.trimEnd();
  if (error instanceof UserError) return `${error.message}\n${error.hint}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Create one error from all failures. */
export function summarizeFailures(failures: readonly Failure[], total: number): UserError {
  const parts = failures.map(({ version, text }) => `──── ${version.name} ────\n${describeSource(version)}\n${text}`);
  const names = failures.map(({ version }) => version.name);
  return new UserError(`${parts.join('\n\n')}\n\n${failures.length} of ${total} builds failed: ${names.join(', ')}.`, {
    hint: `Fix the content, then: npm run build -- ${names.join(' ')}`,
  });
}

/** @example 'docs/1.0.0 at 3f1c…' */
const describeSource = ({ ref, commit }: PlannedBuild['version']): string => (commit ? `${ref} at ${commit}` : ref);

/** List finished builds' warnings by version. */
export const listBuildWarnings = (builds: readonly PlannedBuild[]): string[] =>
  builds
    .filter(isFinished)
    .flatMap((build) => readBuildRecord(build).warnings.map((warning) => `${build.version.name}: ${warning}`));

/** Select builds by the name of their version, `latest` included; all without names. Throws a UserError for an unknown name. */
export function selectBuilds(builds: readonly PlannedBuild[], words: readonly string[]): PlannedBuild[] {
  const known = builds.map(({ version }) => version.name);
  // Without a release, `next` is the latest.
  const latest = builds.find(({ version }) => version.role === 'latest') ?? builds[0];
  const names = words.map((word) => (word === LATEST && latest ? latest.version.name : word));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No such version: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${known.join(', ')}`,
    });
  }
  return builds.filter(({ version }) => names.length === 0 || names.includes(version.name));
}
