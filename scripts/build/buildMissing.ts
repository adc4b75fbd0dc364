import { Listr } from 'listr2';
import { NEXT } from '../../common/version.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { explainSystemError, UserError } from '../lib/userError.ts';
import { BuildError, BuilderPool } from './BuilderPool.ts';
import { checkFolders } from './checkProject.ts';
import type { PlannedBuild } from './planSite.ts';

export interface BuildOptions {
  paths: SitePaths;
  builds: readonly PlannedBuild[];
  versionNames: readonly string[];
  jobs: number;
}

export interface Failure {
  version: PlannedBuild['version'];
  text: string;
}

/** Make builds in parallel, and show their progress. Returns what failed. Throws a UserError if the file system refuses. */
export async function buildMissing({ paths, builds, versionNames, jobs }: BuildOptions): Promise<Failure[]> {
  const failures: Failure[] = [];
  let refusal: UserError | undefined;
  checkFolders(paths.projectDir);
  const [builders, { buildVersion }] = await Promise.all([
    BuilderPool.open(paths, Math.min(jobs, builds.length)),
    // Compilers take a second to load.
    import('./buildVersion.ts'),
  ]);
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
        await buildVersion({ paths, build, versionNames, builders, onStep });
        task.title = `${name}: built in ${seconds()}`;
      } catch (cause) {
        const error = explainSystemError(cause, paths.workDir);
        if (error !== cause && error instanceof UserError) refusal = error;
        failures.push({ version: build.version, text: formatFailure(error) });
        throw new Error(`${name}: failed after ${seconds()}`);
      }
    },
  }));
  const renderer = process.stdout.isTTY ? 'default' : 'simple';
  // One extra, whose content is ready when a builder is free.
  await new Listr(tasks, { concurrent: jobs + 1, exitOnError: false, renderer }).run();
  await builders.close();
  // The content of no version is at fault.
  if (refusal) throw refusal;
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
