import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildAll } from '../lib/buildAll.ts';
import { listChanges, readBranch, readHead, requireRepository } from '../lib/git.ts';
import { mergeSite } from '../lib/mergeSite.ts';
import type { PlannedBuild } from '../lib/planBuilds.ts';
import { checkReleaseName, formatReleasePlan, planRelease } from '../lib/planRelease.ts';
import { planSite } from '../lib/planSite.ts';
import { recordRelease } from '../lib/recordRelease.ts';
import { say } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { checkTree as checkTreeLinks } from './checkLinks.ts';

/**
 * Cut a version from the commit that is checked out: check everything, then write the lock, commit it and set the tag.
 * With `dryRun` the checks on names and the tree run, the plan is shown, and nothing changes.
 */
export async function release(
  project: Project,
  name: string,
  { dryRun, jobs }: { dryRun: boolean; jobs: number },
): Promise<void> {
  const { paths, policy } = project;
  await requireRepository(paths.projectDir);
  const { builds: before } = await planSite(project);
  checkReleaseName(
    name,
    before.map(({ version }) => version),
  );
  await checkTree(project);
  const commit = await readHead(paths.projectDir);
  const { builds: after } = await planSite(project, { name, commit });
  say(formatReleasePlan(planRelease(name, before, after)));
  if (dryRun) {
    say('Dry run: nothing was changed.');
    return;
  }
  await checkSite(project, after, jobs);
  await recordRelease({ projectDir: paths.projectDir, name, tag: `${policy.tagPrefix}${name}`, commit });
  const push = `git push --atomic origin ${policy.nextBranch} ${policy.tagPrefix}${name}`;
  say(`Released ${name}: the tag is set and the lock is committed. Publish with:\n  ${push}`);
}

async function checkTree({ paths, policy }: Project): Promise<void> {
  const changes = await listChanges(paths.projectDir);
  if (changes.length > 0) {
    throw new UserError(`The working tree has changes: ${changes.slice(0, 5).join(', ')}.`, {
      hint: 'Commit or stash them first.',
    });
  }
  const branch = await readBranch(paths.projectDir);
  if (branch !== policy.nextBranch) {
    throw new UserError(
      `Releases are cut from ${policy.nextBranch}; ${branch ?? 'a detached commit'} is checked out.`,
      {
        hint: `git switch ${policy.nextBranch}`,
      },
    );
  }
}

// The site as it will be, built and checked before anything is written.
async function checkSite(project: Project, builds: readonly PlannedBuild[], jobs: number): Promise<void> {
  const { paths, settings } = project;
  const versionNames = builds.map(({ version }) => version.name);
  await buildAll({ paths, builds, versionNames, jobs });
  const siteDir = path.join(paths.workDir, 'release', 'site');
  try {
    mergeSite({ builds, settings, projectDir: paths.projectDir, siteDir, onStep: () => undefined });
    await checkTreeLinks(project, siteDir, false);
  } finally {
    await rm(path.dirname(siteDir), { recursive: true, force: true });
  }
}
