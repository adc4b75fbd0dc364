import { listBuildWarnings, selectBuilds, summarizeFailures } from '../build/buildAll.ts';
import { buildWithFallback } from '../build/buildWithFallback.ts';
import { checkNavbar } from '../build/checkNavbar.ts';
import { chooseBuilds } from '../build/chooseBuilds.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { planSite } from '../build/planSite.ts';
import { listSegments } from '../build/reservedRoutes.ts';
import { print, printWarnings, reportWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { findLychee } from '../tools/lychee.ts';
import { checkBuild } from './checkLinks.ts';

/**
 * Build the named versions, or all, unless cached. Returns their builds. A version ahead of its lock that fails is replaced by its
 * locked build with a warning, or an error if named.
 */
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
  const checkLinks = await createLinkCheck(project, wanted);
  const failures = await buildWithFallback({
    paths: project.paths,
    builds: wanted,
    segments,
    jobs: options.jobs,
    checkLinks,
  });
  const chosen = chooseBuilds(wanted);
  printWarnings(listBuildWarnings(chosen.builds));
  reportWarnings(chosen.warnings);
  if (failures.length > 0) throw summarizeFailures(failures, wanted.length);
  if (names.length > 0 && chosen.warnings.length > 0) throw explainFallback(wanted, chosen.builds);
  return chosen.builds;
}

// Only branches ahead of their lock; the merged site's check covers all links.
async function createLinkCheck(project: Project, builds: readonly PlannedBuild[]) {
  const ahead = builds.filter(({ fallback }) => fallback).map(({ version }) => version.ref);
  try {
    if (ahead.length > 0) await findLychee();
    return (build: PlannedBuild) => checkBuild(project, build, false);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printWarnings([`The links of ${ahead.join(', ')} are not checked: ${error.message} ${error.hint}`]);
    return async () => undefined;
  }
}

function explainFallback(wanted: readonly PlannedBuild[], chosen: readonly PlannedBuild[]): UserError {
  const replaced = wanted.filter((build) => !chosen.includes(build)).map(({ version }) => version);
  const names = replaced.map(({ name }) => name).join(' ');
  return new UserError(`Built at the locked commit, not from its branch: ${names}.`, {
    hint: `Fix ${replaced.map(({ ref }) => ref).join(', ')}, then: npm run build -- ${names}`,
  });
}
