import { Listr } from 'listr2';
import { NEXT } from '../../common/version.ts';
import { formatTable, print } from '../lib/report.ts';
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
  /** Print the seconds of each step. */
  timing?: boolean;
}

export interface Failure {
  version: PlannedBuild['version'];
  text: string;
}

/** Make builds in parallel, and show their progress. Returns what failed. Throws a UserError if the file system refuses. */
export async function buildMissing({ paths, builds, versionNames, jobs, timing }: BuildOptions): Promise<Failure[]> {
  const failures: Failure[] = [];
  const times: StepTimes[] = [];
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
      const starts: StepTimes['starts'] = [];
      const seconds = () => `${formatSeconds(performance.now() - startTime)} s`;
      const onStep = (step: string) => {
        starts.push({ step, time: performance.now() });
        task.title = `${name}: ${step} (${seconds()})`;
      };
      try {
        await buildVersion({ paths, build, versionNames, builders, onStep });
        task.title = `${name}: built in ${seconds()}`;
        times.push({ name, starts, end: performance.now() });
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
  if (timing) print(formatTimes(times));
  // The content of no version is at fault.
  if (refusal) throw refusal;
  return failures;
}

/** Long builds first, so that no core idles at the end. `next` last: it shares most pages with the latest. */
const sortBuilds = (builds: readonly PlannedBuild[]): PlannedBuild[] =>
  builds.toSorted((a, b) => Number(isNext(a)) - Number(isNext(b)) || countPages(b) - countPages(a));

const isNext = ({ version }: PlannedBuild): boolean => version.role === NEXT;
const countPages = ({ lastChanges }: PlannedBuild): number => Object.keys(lastChanges).length;

const formatSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

interface StepTimes {
  /** Of the version. */
  name: string;
  /** In order; each step ends where the next begins. */
  starts: { step: string; time: number }[];
  end: number;
}

/** Versions share this process and the builders, so the steps of one include what others do meanwhile. */
function formatTimes(times: readonly StepTimes[]): string {
  const steps = times[0]?.starts.map(({ step }) => step) ?? [];
  const rows = times.map(({ name, starts, end }) => [
    name,
    ...starts.map(({ time }, index) => formatSeconds((starts[index + 1]?.time ?? end) - time)),
  ]);
  const { user, system } = process.cpuUsage();
  return `${formatTable([['seconds', ...steps], ...rows])}\nCPU without the builders: ${formatSeconds((user + system) / 1000)} s`;
}

/** Format why a version failed. */
export function formatFailure(error: unknown): string {
  if (error instanceof BuildError) return error.output.trimEnd();
  if (error instanceof UserError) return `${error.message}\n${error.hint}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
