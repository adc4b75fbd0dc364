import type { Project } from '../project.ts';
import { checkMenuVersions } from './checkMenuVersions.ts';
import { checkRetiredFiles } from './checkRetired.ts';
import { type PlannedBuild, planBuilds } from './planBuilds.ts';
import { resolveVersions } from './resolveVersions.ts';
import { readRetiredVersions } from './retiredVersions.ts';

/** Resolve the versions of a project and the build that each needs. */
export async function planSite(
  { paths, policy, settings, menuVersions }: Project,
  planned?: { name: string; commit: string },
): Promise<{ builds: PlannedBuild[]; warnings: string[] }> {
  const retired = readRetiredVersions(paths.projectDir);
  checkRetiredFiles(
    policy.retired,
    retired.map(({ name }) => name),
  );
  const { versions, warnings } = await resolveVersions({
    projectDir: paths.projectDir,
    policy,
    ...(planned ? { planned } : {}),
  });
  checkMenuVersions(
    menuVersions,
    versions.map(({ name }) => name),
  );
  return { builds: await planBuilds({ paths, versions, policy, siteBase: settings.base }), warnings };
}
