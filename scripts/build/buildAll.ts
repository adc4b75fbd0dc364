import { Listr } from 'listr2';
import { NEXT } from '../../common/version.ts';
import { printWarnings } from '../lib/report.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { BuilderPool } from './BuilderPool.ts';
import { pruneBuilds, readBuildRecord } from './buildFolders.ts';
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

/** Make missing builds in parallel, and print the warnings of all. Throws a UserError with all failures. */
export async function buildAll(options: Options): Promise<void> {
  const { paths, builds } = options;
  const missing = builds.filter(({ isCached }) => !isCached);
  const failures = missing.length > 0 ? await buildMissing({ ...options, builds: missing }) : [];
  const finished = builds.filter(({ version }) => !failures.some((failure) => failure.version === version));
  await Promise.all(finished.map((build) => pruneBuilds(paths, build)));
  for (const build of finished)
    printWarnings(readBuildRecord(build).warnings.map((warning) => `${build.version.name}: ${warning}`));
  if (failures.length > 0) throw summarizeFailures(failures, builds.length);
}

async function buildMissing({ paths, builds, segments, jobs }: Options): Promise<Failure[]> {
  const failures: Failure[] = [];
  checkFolderName(paths.projectDir);
  const builders = await BuilderPool.open(paths, jobs);
  const tasks = sortBuilds(builds).map((build) => ({
    title: build.version.name,
    task: async (_context: unknown, task: { title: string }) => {
      const { name } = build.version;
      const startTime = performance.now();
      const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(1)} s`;
      const onStep = (step: string) => {
        task.title = `${name}: ${step} (${seconds()})`;
      };
      try {
        await buildVersion({ paths, build, segments, builders, onStep });
        task.title = `${name}: built in ${seconds()}`;
      } catch (error) {
        failures.push({ version: build.version, text: formatFailure(error) });
        throw new Error(`${name}: failed after ${seconds()}`);
      }
    },
  }));
  const renderer = process.stdout.isTTY ? 'default' : 'simple';
  // One extra, whose content is ready when a builder is free.
  await new Listr(tasks, { concurrent: jobs + 1, exitOnError: false, renderer }).run();
  await builders.close();
  return failures;
}

/** Long builds first, so that no core idles at the end. `next` last: it shares most pages with the latest. */
const sortBuilds = (builds: readonly PlannedBuild[]): PlannedBuild[] =>
  builds.toSorted((a, b) => Number(isNext(a)) - Number(isNext(b)) || countPages(b) - countPages(a));

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
  const parts = failures.map(({ version: { name, ref, commit }, text }) => {
    const source = commit ? `${ref} at ${commit}` : ref;
    return `──── ${name} ────\n${source}\n${text}`;
  });
  const names = failures.map(({ version }) => version.name);
  return new UserError(`${parts.join('\n\n')}\n\n${failures.length} of ${total} builds failed: ${names.join(', ')}.`, {
    hint: `Fix the content, then: npm run build -- ${names.join(' ')}`,
  });
}

/** Select builds by the name of their version, `latest` included; all without names. Throws a UserError for an unknown name. */
export function selectBuilds(builds: readonly PlannedBuild[], words: readonly string[]): PlannedBuild[] {
  const known = builds.map(({ version }) => version.name);
  // Without a release, `next` is the latest.
  const latest = builds.find(({ version }) => version.role === 'latest') ?? builds[0];
  const names = words.map((word) => (word === 'latest' && latest ? latest.version.name : word));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No such version: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${known.join(', ')}`,
    });
  }
  return builds.filter(({ version }) => names.length === 0 || names.includes(version.name));
}
