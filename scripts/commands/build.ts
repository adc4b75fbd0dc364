import { buildAll, listBuildWarnings, selectBuilds, summarizeFailures } from '../build/buildAll.ts';
import { checkNavbar, listSegments } from '../build/checkProject.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { planSite } from '../build/planSite.ts';
import { print, printWarnings } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Build the named versions, or all, unless cached. Returns their builds. Throws a UserError with all that failed. */
export async function build(
  project: Project,
  names: readonly string[],
  options: { jobs: number; force?: boolean },
): Promise<PlannedBuild[]> {
  const { builds, warnings } = await planSite(project);
  printWarnings(warnings);
  await checkNavbar({
    paths: project.paths,
    routes: project.settings.navbarRoutes,
    versions: builds.map(({ version }) => version),
  });
  const wanted = selectBuilds(builds, names).map((item) => (options.force ? { ...item, isCached: false } : item));
  const cached = wanted.filter(({ isCached }) => isCached).map(({ version }) => version.name);
  if (cached.length > 0) print(`Already built: ${cached.join(', ')}`);
  const segments = listSegments(
    builds.map(({ version }) => version),
    project.policy,
  );
  const failures = await buildAll({ paths: project.paths, builds: wanted, segments, jobs: options.jobs });
  printWarnings(listBuildWarnings(wanted));
  if (failures.length > 0) throw summarizeFailures(failures, wanted.length);
  return wanted;
}
