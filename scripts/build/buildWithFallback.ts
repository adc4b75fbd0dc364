import { type BuildAllOptions, buildAll, type Failure, formatFailure } from './buildAll.ts';
import { rejectBuild } from './chooseBuilds.ts';
import type { PlannedBuild } from './planBuilds.ts';

interface Options extends BuildAllOptions {
  checkLinks: (build: PlannedBuild) => Promise<void>;
}

/**
 * Make the builds that are not cached. If a version ahead of its lock fails or has broken links, the locked commit is built
 * instead. Returns the remaining failures.
 */
export async function buildWithFallback({ checkLinks, ...options }: Options): Promise<Failure[]> {
  const failures = await buildAll(options);
  const problems = new Map<PlannedBuild, string>();
  for (const build of options.builds.filter(({ fallback }) => fallback)) {
    const problem = findFailure(failures, build)?.text ?? (await findLinkProblem(build, checkLinks));
    if (problem === undefined) continue;
    await rejectBuild(build, problem);
    problems.set(build, problem);
  }
  const rejected = [...problems.keys()];
  const lost = await buildAll({ ...options, builds: rejected.flatMap(({ fallback }) => fallback ?? []) });
  return [
    ...failures.filter(({ name }) => !rejected.some(({ version }) => version.name === name)),
    ...lost.map(({ name, text }) => {
      const branch = rejected.find(({ version }) => version.name === name);
      return { name, text: `${branch && problems.get(branch)}\n\nThe locked commit fails too:\n${text}` };
    }),
  ];
}

const findFailure = (failures: readonly Failure[], { version }: PlannedBuild): Failure | undefined =>
  failures.find(({ name }) => name === version.name);

async function findLinkProblem(build: PlannedBuild, checkLinks: Options['checkLinks']): Promise<string | undefined> {
  try {
    await checkLinks(build);
    return undefined;
  } catch (error) {
    return formatFailure(error);
  }
}
