import { rm } from 'node:fs/promises';
import path from 'node:path';
import { NO_API } from '../../../common/apiHistory.ts';
import { selectBuilds } from '../../build/buildAll.ts';
import { openWorkDir } from '../../build/buildFolders.ts';
import type { PlannedBuild } from '../../build/planSite.ts';
import { planSite } from '../../build/planSite.ts';
import { print } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import { mergeSite } from '../../merge/mergeSite.ts';
import type { Project } from '../../project.ts';
import { findLychee } from '../../tools/lychee.ts';
import { formatLinkReport, runLychee } from './lychee.ts';

/** Check the links of `dist/`, or of each named version alone. */
export async function checkLinks(
  project: Project,
  names: readonly string[],
  { external = false }: { external?: boolean },
): Promise<void> {
  if (names.length === 0) return checkTree(project, project.paths.distDir, external);
  for (const build of selectBuilds((await planSite(project)).builds, names)) await checkBuild(project, build, external);
}

/** Check one version's links; throws a UserError with the broken ones. */
async function checkBuild(project: Project, build: PlannedBuild, external: boolean): Promise<void> {
  const { paths } = project;
  // No link leads to the lists of what readers store, for which each file would be compressed.
  const settings = { ...project.settings, offline: false };
  const workDir = await openWorkDir(paths.workDir, 'links');
  try {
    const siteDir = path.join(workDir, 'site');
    // On a site with only this version, all links must lead to its own pages.
    await mergeSite({ builds: [build], api: NO_API, settings, projectDir: paths.projectDir, siteDir });
    await checkTree(project, siteDir, external);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Check a merged tree; throws a UserError with the broken links. */
async function checkTree({ paths, settings }: Project, siteDir: string, external: boolean): Promise<void> {
  const report = await runLychee({
    lycheePath: await findLychee(),
    siteDir,
    external,
    configFile: path.join(paths.projectDir, 'lychee.toml'),
    origin: settings.url,
    base: settings.base,
    hostPaths: settings.hostPaths,
  });
  if (report.errors.length > 0)
    throw new UserError(formatLinkReport(report), { hint: 'Fix the links on these pages.' });
  print(`${report.checked} links checked, none broken.`);
}
