import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildAll, selectBuilds } from '../build/buildAll.ts';
import { checkNavbar, listVersionNames } from '../build/checkProject.ts';
import { planSite, type SitePlan } from '../build/planSite.ts';
import { formatCount, print, printWarnings, reportWarnings, writeSummary } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { isRepository, readHead } from '../tools/git.ts';

/** Build the named versions, or all, unless cached. Returns the plan of them. Throws a UserError with all that failed. */
export async function build(
  project: Project,
  names: readonly string[],
  { jobs, force = false, timing = false }: { jobs: number; force?: boolean; timing?: boolean },
): Promise<SitePlan> {
  const { paths, policy, settings } = project;
  const { builds, api, warnings } = await planSite(project);
  const versions = builds.map(({ version }) => version);
  printWarnings(warnings);
  await checkNavbar({ paths, routes: settings.navbarRoutes, versions });
  const wanted = selectBuilds(builds, names).map((item) => (force ? { ...item, isCached: false } : item));
  const cached = wanted.filter(({ isCached }) => isCached).map(({ version }) => version.name);
  if (cached.length > 0) print(`Already built: ${cached.join(', ')}`);
  await buildAll({ paths, builds: wanted, versionNames: listVersionNames(versions, policy), jobs, timing });
  return { builds: wanted, api };
}

/** Merge finished builds into `dist/`. */
export async function merge(project: Project, { plan }: { plan?: SitePlan } = {}): Promise<void> {
  const { paths, settings } = project;
  const startTime = performance.now();
  const { describeSize, findTree, measureTree, publishDist } = await import('../deployments/publishDist.ts');
  const { builds, api } = plan ?? (await planSite(project));
  const commit = (await isRepository(paths.projectDir)) ? await readHead(paths.projectDir) : '';
  const inputs = { paths, builds, api, settings, commit };
  const tree = findTree(inputs);
  if (!tree.isMerged) {
    const { makeTree } = await import('../deployments/makeTree.ts');
    await makeTree(tree.siteDir, { ...inputs, time: new Date() });
  }
  const { deployment, status } = publishDist({ ...tree, paths });
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  if (status === 'unchanged') print(`dist/ is up to date: ${deployment.name}.`);
  else print(`Merged ${formatCount(builds.length, 'version')} into dist/ in ${seconds} s: ${deployment.name}.`);
  const { line, warnings } = describeSize(measureTree(tree.siteDir));
  print(line);
  writeSummary(`${line}\n\n`);
  reportWarnings(warnings);
}

/** Serve `dist/` until stopped. */
export async function serve({ paths, settings }: Project, { port }: { port: number }): Promise<void> {
  const { serveSite } = await import('../serve/serveSite.ts');
  await serveSite({ siteDir: paths.distDir, port, base: settings.base });
  print(`Serving dist/ at http://localhost:${port}${settings.base}`);
}

/** Build, merge and serve the site until stopped. */
export async function start(project: Project, { port, jobs }: { port: number; jobs: number }): Promise<void> {
  await merge(project, { plan: await build(project, [], { jobs }) });
  await serve(project, { port });
}

/** Delete builds, merged trees and caches; installed tools stay. */
export async function clean({ paths }: Project): Promise<void> {
  for (const dir of [paths.distDir, path.join(paths.projectDir, '.site')])
    await rm(dir, { recursive: true, force: true });
  print('Deleted dist/ and .site/.');
}
