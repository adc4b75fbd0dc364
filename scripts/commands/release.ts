import { gates } from '../../gates.config.ts';
import { planSite } from '../build/planSite.ts';
import { describeMissingPackages } from '../checks/samples/describeMissingPackages.ts';
import { readPages } from '../content/readDocs.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { checkReleasedApi } from '../release/checkApiFile.ts';
import { checkReleaseName, formatReleasePlan, planRelease } from '../release/planRelease.ts';
import { recordRelease } from '../release/recordRelease.ts';
import { rehearseRelease } from '../release/rehearseRelease.ts';
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
  await rehearseRelease(project, { name, gates });
  await recordRelease({ projectDir: paths.projectDir, name, tag: `${policy.tagPrefix}${name}`, commit });
  const push = `git push --atomic origin ${policy.nextBranch} ${policy.tagPrefix}${name}`;
  print(`Released ${name}: the tag is set and the lock is committed. Publish with:\n  ${push}`);
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
