// For tests only: finished builds without Rspress, their merge, and merges that are killed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NO_API } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import { FIRST_PAGE_META } from '../../common/pageHtml.ts';
import { SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/shellRoutes.ts';
import { DOCUMENT_PART } from '../../common/siteFiles.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { VersionRole } from '../../common/version.ts';
import { writeFileSizes } from '../build/buildFolders.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { makeTree } from '../deployments/makeTree.ts';
import { findTree, type Inputs, type Published, publishDist } from '../deployments/publishDist.ts';
import { type SitePaths, sitePaths } from '../lib/sitePaths.ts';
import { bundleRenderer } from '../merge/bundleRenderer.ts';
import type { MergeOptions } from '../merge/mergeSite.ts';
import { escapeMarkup } from '../merge/sitePage.ts';
import { settings } from './describeProject.ts';
import { makePage, makeRecord, makeVersion } from './makeRecord.ts';
import { makeTempDir, writeFiles } from './makeRepo.ts';

export const COMMIT = 'a'.repeat(40);

/** Format a page of a build. */
export const html = (pathname: string) =>
  `<html><head><link rel="canonical" href="https://example.org${pathname}"></head><body>${pathname}</body></html>`;

const withPart = (page: string, part: string) =>
  page.replace('</body>', `<div class="x" ${DOCUMENT_PART}="${part}"></div></body>`);

/** Format a build's empty page. */
export function sitePageHtml(base: string): string {
  const firstPage = JSON.stringify({ route: SITE_PAGE_ROUTE, chunks: [SITE_PAGE_ROUTE], module: 'x' });
  const head = `<title>${SITE_PAGE_TITLE} - Docs</title><meta name="${FIRST_PAGE_META}" content="${escapeMarkup(firstPage)}">`;
  return withPart(html(pathnameOf(base, SITE_PAGE_ROUTE)), 'page').replace('<head>', `<head>${head}`);
}

export const renderer = await bundleRenderer();

/** Write a version's finished build, as Rspress would. */
export function makeBuild(
  paths: SitePaths,
  record: BuildRecord,
  role: VersionRole,
  files: Record<string, string> = {},
): PlannedBuild {
  const dir = path.join(paths.buildsDir, `${record.name}-${'0'.repeat(16)}`);
  const pages = record.pages.map(({ route }) => [`site${route}index.html`, html(`${record.base}${route.slice(1)}`)]);
  writeFiles(dir, {
    'record.json': JSON.stringify(record),
    'site/versions/index.html': withPart(html(`${record.base}versions/`), 'versions'),
    'site/upgrade/index.html': withPart(html(`${record.base}upgrade/`), 'upgrades'),
    [`site${SITE_PAGE_ROUTE}index.html`]: sitePageHtml(record.base),
    'site/404.html': `<html>404 of ${record.name}</html>`,
    'site/static/js/shared.0123456789.js': 'shared()',
    ...Object.fromEntries(pages),
    ...files,
  });
  writeFileSizes(dir);
  const version = { ...makeVersion(record.name, role), docsTree: 't', lockState: 'locked' } as const;
  return {
    version,
    base: record.base,
    siteBase: '/',
    editRef: 'main',
    lastChanges: {},
    apiStatuses: {},
    key: record.name,
    dir,
    isCached: true,
  };
}

/** Merge builds into `dist`, at a given time. */
export async function publish(
  paths: SitePaths,
  builds: PlannedBuild[],
  { time = '2024-01-02T03:04:05Z', ...changes }: Changes = {},
): Promise<Published> {
  const inputs = { paths, builds, api: NO_API, settings, commit: COMMIT, time: new Date(time), ...changes };
  const tree = findTree(inputs);
  if (!tree.isMerged) await makeTree(tree.siteDir, { ...inputs, renderer });
  return publishDist({ ...tree, paths });
}

interface Changes extends Partial<Inputs & Pick<MergeOptions, 'onStep'>> {
  time?: string;
}

/** Make builds of three versions. */
export function makeBuilds(paths: SitePaths): PlannedBuild[] {
  const pages = ['/', '/api/'].map((route) => makePage(route));
  return [
    makeBuild(paths, makeRecord('next', '/next/', pages), 'next'),
    makeBuild(paths, makeRecord('8.0.0', '/', pages), 'latest'),
    makeBuild(paths, makeRecord('7.0.0', '/7.0.0/', [...pages, makePage('/old/')]), 'older'),
  ];
}

/** Merge builds of three versions in a folder of their own. */
export async function makeMergedSite() {
  const paths = sitePaths(makeTempDir());
  const builds = makeBuilds(paths);
  await publish(paths, builds);
  return { paths, builds, read: (name: string) => readFileSync(path.join(paths.distDir, name), 'utf8') };
}

/** Merge in a process that kills itself, without any chance to clean up, when a step begins. */
export function killMerge(paths: SitePaths, builds: PlannedBuild[], killStep: string) {
  const moduleOf = (file: string) => JSON.stringify(path.join(import.meta.dirname, '..', file));
  const script = `
    import { makeTree } from ${moduleOf('deployments/makeTree.ts')};
    import { findTree } from ${moduleOf('deployments/publishDist.ts')};
    const { input, killStep } = JSON.parse(process.argv[1]);
    const onStep = (step) => step === killStep && process.kill(process.pid, 'SIGKILL');
    await makeTree(findTree(input).siteDir, { ...input, time: new Date(), onStep });
  `;
  const input = { paths, builds, api: NO_API, settings, commit: COMMIT };
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script, JSON.stringify({ input, killStep })];
  return spawnSync(process.execPath, args, { cwd: path.join(import.meta.dirname, '../..') });
}
