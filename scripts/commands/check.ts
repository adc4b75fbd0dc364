import { gates, weeklyGates, writerGates } from '../../gates.config.ts';
import { chooseGates, runGates } from '../gates/runGates.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

interface Options {
  /** Of `docs`: print the names of symbols that no page explains. */
  unexplained?: boolean;
  /** Of `samples`: read the docs of the one named version from this folder. */
  docs?: string;
  /** Of `samples`: write what the runs gave. */
  write?: boolean;
  /** Of `links`: links to other sites, too. */
  external?: boolean;
}

type Check = (project: Project, versions: readonly string[], options: Options) => unknown;

// Loaded when they run: the compiler, the spelling list and the link checker are large.
const CHECKS: Readonly<Record<string, Check>> = {
  docs: async (...args) => (await import('../checks/docs/checkDocs.ts')).checkDocs(...args),
  samples: async (...args) => (await import('../checks/samples/checkSamples.ts')).checkSamples(...args),
  links: async (...args) => (await import('../checks/links/checkLinks.ts')).checkLinks(...args),
  imports: async (project) => (await import('../checks/imports/checkImports.ts')).checkImports(project),
  size: async (project) => (await import('../checks/size/checkSize.ts')).checkSize(project),
  search: async (project) => (await import('../checks/search/checkSearch.ts')).checkSearch(project),
  bytes: async (project, versions) => (await import('./checkBytes.ts')).checkBytes(project, versions),
};

export const CHECK_NAMES = Object.keys(CHECKS);

/** Run one check, on all or the named versions where it is one of versions. Without a name, run what a writer checks before a commit. */
export async function check(
  project: Project,
  name: string | undefined,
  versions: readonly string[],
  options: Options,
): Promise<void> {
  if (name === undefined) return runGates(writerGates, project.paths.projectDir);
  const run = CHECKS[name];
  if (!run) throw new UserError(`There is no check "${name}".`, { hint: `There are: ${CHECK_NAMES.join(', ')}` });
  await run(project, versions, options);
}

const allGates = [...gates, ...weeklyGates];

export const GATE_NAMES = allGates.flat().map(({ name }) => name);

/** Run the named gates after what they need, or those of every change, with `all` the weekly ones too. */
export async function test(
  { paths }: Project,
  names: readonly string[],
  { all = false }: { all?: boolean },
): Promise<void> {
  await runGates(names.length > 0 ? chooseGates(allGates, names) : all ? allGates : gates, paths.projectDir);
}
