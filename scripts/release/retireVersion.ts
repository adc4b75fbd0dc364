import { buildAll, selectBuilds, summarizeFailures } from '../build/buildAll.ts';
import { readBuildRecord } from '../build/buildFolders.ts';
import { listSegments } from '../build/checkProject.ts';
import { createTarget, planBuilds } from '../build/planSite.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';
import { type RetiredFile, writeRetired } from '../versions/retiredVersions.ts';

/**
 * Write a version's page list, which answers its addresses, after a last build if needed. Throws a UserError for an unknown name,
 * the latest and `next`.
 */
export async function retireVersion({ paths, policy, settings, library }: Project, name: string): Promise<RetiredFile> {
  const living = { ...policy, retired: policy.retired.filter((other) => other !== name) };
  const { versions } = await resolveVersions({ projectDir: paths.projectDir, policy: living });
  const found = versions.find((version) => version.name === name);
  if (found?.role === 'latest' || found?.role === 'next') {
    throw new UserError(
      `Version ${name} cannot be retired: it is ${found.role === 'next' ? 'unreleased' : 'the latest'}.`,
      {
        hint: 'A version can be retired when a newer one is released.',
      },
    );
  }
  const targets = versions.map((version) => createTarget(version, living, settings.base));
  const builds = selectBuilds(await planBuilds({ paths, library }, targets), [name]);
  const segments = listSegments(versions, living);
  const failures = await buildAll({ paths, builds, segments, jobs: 1 });
  if (failures.length > 0) throw summarizeFailures(failures, builds.length);
  const [record] = builds.map(readBuildRecord);
  const retired = { name, label: found?.label ?? name, pages: record?.pages ?? [] };
  writeRetired(paths.projectDir, retired);
  return retired;
}
