import { buildAll, listBuildWarnings, selectBuilds } from '../lib/buildAll.ts';
import type { PlannedBuild } from '../lib/planBuilds.ts';
import { planSite } from '../lib/planSite.ts';
import { say, sayWarnings } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Build the named versions, or all, where they are not built yet. Returns every version's plan. */
export async function build(
  project: Project,
  names: readonly string[],
  options: { jobs: number; force?: boolean },
): Promise<PlannedBuild[]> {
  const { builds, warnings } = await planSite(project);
  sayWarnings(warnings);
  const wanted = selectBuilds(builds, names).map((item) => (options.force ? { ...item, isCached: false } : item));
  const cached = wanted.filter(({ isCached }) => isCached).map(({ version }) => version.name);
  if (cached.length > 0) say(`Already built: ${cached.join(', ')}`);
  const versionNames = builds.map(({ version }) => version.name);
  try {
    await buildAll({ paths: project.paths, builds: wanted, versionNames, jobs: options.jobs });
  } finally {
    sayWarnings(listBuildWarnings(wanted));
  }
  return builds;
}
