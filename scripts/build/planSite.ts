import type { Project } from '../project.ts';
import { checkMenuVersions } from '../versions/checkMenuVersions.ts';
import { checkRetiredFiles } from '../versions/checkRetired.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';
import { createTarget, type PlannedBuild, planBuilds } from './planBuilds.ts';
import { readPlan } from './sitePlan.ts';

/** Resolve a project's builds, or read them from the plan file. */
export async function planSite(
  project: Project,
  planned?: { name: string; commit: string },
): Promise<{ builds: PlannedBuild[]; warnings: string[] }> {
  const site = project.planFile ? await readPlan(project, project.planFile) : await resolveSite(project, planned);
  checkMenuVersions(
    project.menuVersions,
    site.builds.map(({ version }) => version),
  );
  return site;
}

async function resolveSite(
  { paths, policy, settings, library, workTree = false }: Project,
  planned?: { name: string; commit: string },
) {
  const retired = readRetiredVersions(paths.projectDir);
  checkRetiredFiles(
    policy.retired,
    retired.map(({ name }) => name),
  );
  const { versions, warnings } = await resolveVersions({
    projectDir: paths.projectDir,
    policy,
    workTree,
    ...(planned ? { planned } : {}),
  });
  const targets = versions.map((version) => createTarget(version, policy, settings.base));
  return { builds: await planBuilds({ paths, library }, targets), warnings };
}
