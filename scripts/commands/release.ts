import { existsSync } from 'node:fs';
import { gates } from '../../gates.config.ts';
import { planSite } from '../build/planSite.ts';
import { checkVersions } from '../checks/docs/checkDocs.ts';
import { describeMissingPackages } from '../checks/samples/addPackages.ts';
import { type Problem, readPages } from '../content/readDocs.ts';
import { describeTime, runGates } from '../gates/runGates.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { checkReadiness, checkReleaseName, formatPlan } from '../release/checkRelease.ts';
import { recordRelease } from '../release/recordRelease.ts';
import { withReleaseLock } from '../release/withReleaseLock.ts';
import { readHead, requireRepository } from '../tools/git.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';

/**
 * Release HEAD: run every gate on the future site, set the tag, and write and commit the lock. `dryRun` only checks what is cheap,
 * and shows the plan.
 */
export async function release(project: Project, name: string, { dryRun }: { dryRun: boolean }): Promise<void> {
  await requireRepository(project.paths.projectDir);
  if (!dryRun) return withReleaseLock(project.paths.releaseLockFile, name, () => cutRelease(project, name));
  await prepareRelease(project, name);
  print(`Dry run: nothing was changed. ${describeTime(project.paths.projectDir, gates)}.`);
}

async function cutRelease(project: Project, name: string): Promise<void> {
  const { paths, policy } = project;
  const commit = await prepareRelease(project, name);
  await checkSite(project, name, commit);
  await recordRelease({ projectDir: paths.projectDir, name, tag: `${policy.tagPrefix}${name}`, commit });
  const push = `git push --atomic ${policy.remote} ${policy.nextBranch} ${policy.tagPrefix}${name}`;
  print(`Released ${name}: the tag is set and the lock is committed. Publish with:\n  ${push}`);
}

/** Check what is cheap before anything is planned, and show the plan. Returns HEAD. Throws a UserError for a release that cannot be. */
async function prepareRelease(project: Project, name: string): Promise<string> {
  const { paths, policy } = project;
  const { versions } = await resolveVersions({ projectDir: paths.projectDir, policy });
  checkReleaseName(name, versions, policy);
  const commit = await readHead(paths.projectDir);
  const future = { ...project, release: { name, commit } };
  const problems: Problem[] = [];
  if (existsSync(paths.docsDir))
    for await (const one of checkVersions(future, [name], { docsDir: paths.docsDir })) problems.push(...one.problems);
  await checkReadiness(name, project, problems);
  const { builds: before } = await planSite(project);
  const { builds } = await planSite(future);
  print(formatPlan(name, before, builds));
  printMissingPackages(name, project);
  return commit;
}

/** Run every gate on the site as it will be. Throws a UserError if one fails. */
async function checkSite(project: Project, name: string, commit: string): Promise<void> {
  try {
    await runGates(gates, project.paths.projectDir, { ...process.env, DOCS_RELEASE: `${name}@${commit}` });
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    throw new UserError(`The site with ${name} does not pass. ${cause.message}`, {
      hint: `Fix it on ${project.policy.nextBranch} and commit. dist/ shows the site that failed.`,
      cause,
    });
  }
}

function printMissingPackages(name: string, { paths, library }: Project): void {
  if (!library) return;
  const news = describeMissingPackages(name, readPages(paths.docsDir), library);
  if (news !== undefined) print(news);
}
