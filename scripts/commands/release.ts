import path from 'node:path';
import { gates } from '../../gates.config.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { planSite } from '../build/planSite.ts';
import { writePlan } from '../build/sitePlan.ts';
import { describeMissingPackages } from '../checks/samples/describeMissingPackages.ts';
import { readPages } from '../content/readDocs.ts';
import { runGates } from '../gates/runGates.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { checkReleasedApi } from '../release/checkApiFile.ts';
import { checkReleaseName, formatReleasePlan, planRelease } from '../release/planRelease.ts';
import { recordRelease } from '../release/recordRelease.ts';
import { listChanges, readBranch, readHead, requireRepository } from '../tools/git.ts';

/**
 * Release HEAD: run every gate on the future site, set the tag, and write and commit the lock. `dryRun` only checks names and tree,
 * and shows the plan.
 */
export async function release(project: Project, name: string, { dryRun }: { dryRun: boolean }): Promise<void> {
  const { paths, policy } = project;
  await requireRepository(paths.projectDir);
  const { builds: before } = await planSite(project);
  checkReleaseName(
    name,
    before.map(({ version }) => version),
    policy,
  );
  await checkTree(project);
  checkReleasedApi(name, { docsDir: paths.docsDir, docsPath: policy.docsDir, library: project.library });
  const commit = await readHead(paths.projectDir);
  const { builds: after } = await planSite(project, { name, commit });
  print(formatReleasePlan(planRelease(name, before, after)));
  printMissingPackages(name, project);
  if (dryRun) {
    print('Dry run: nothing was changed.');
    return;
  }
  await checkSite(project, name, after);
  await recordRelease({ projectDir: paths.projectDir, name, tag: `${policy.tagPrefix}${name}`, commit });
  const push = `git push --atomic origin ${policy.nextBranch} ${policy.tagPrefix}${name}`;
  print(`Released ${name}: the tag is set and the lock is committed. Publish with:\n  ${push}`);
}

/** Run every gate on the site as it will be. Throws a UserError if one fails. */
async function checkSite(project: Project, name: string, builds: readonly PlannedBuild[]): Promise<void> {
  const { projectDir, workDir } = project.paths;
  const planFile = path.join(workDir, 'release.json');
  await writePlan(project, planFile, builds);
  try {
    await runGates(gates, projectDir, { ...process.env, DOCS_PLAN: planFile });
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
