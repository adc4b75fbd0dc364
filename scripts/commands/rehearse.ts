import semver from 'semver';
import { gates } from '../../gates.config.ts';
import { planSite } from '../build/planSite.ts';
import { print, printWarnings } from '../lib/report.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';
import { addPage } from '../release/addPage.ts';
import { completeGuides } from '../release/completeGuides.ts';
import { rehearseRelease } from '../release/rehearseRelease.ts';
import { listChanges, requireRepository } from '../tools/git.ts';

/** Add a page, release the next minor version in a clone, and run all gates there. */
export async function rehearse(project: Project): Promise<void> {
  const { projectDir } = project.paths;
  await requireRepository(projectDir);
  const { builds } = await planSite(project);
  const latest = builds.find(({ version }) => version.role === 'latest')?.version.name;
  const name = semver.inc(latest ?? '0.0.0', 'minor') ?? '';
  if ((await listChanges(projectDir)).length > 0)
    printWarnings(['The working tree has changes; what is rehearsed is the commit below them.']);
  print(`Rehearsing ${name}, with a page added, in a clone.`);
  const prepare = async (cloneDir: string): Promise<void> => {
    const paths = sitePaths(cloneDir, project.policy.docsDir);
    await addPage(paths);
    await completeGuides(paths, name);
  };
  await rehearseRelease(project, { name, gates, prepare });
  print(`A release of ${name} with a page added passes every gate. Nothing was changed.`);
}
