// For tests only: finished builds without Rspress, and their merge.

import path from 'node:path';
import { type ApiHistoryFile, NO_API } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import { FIRST_PAGE_META } from '../../common/rootMarks.ts';
import { SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/shellRoutes.ts';
import { MERGED_PART, type MergedPart } from '../../common/siteFiles.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { VersionRole } from '../../common/version.ts';
import { writeFileSizes } from '../build/buildFolders.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { type Published, publishDist } from '../deployments/publishDist.ts';
import type { SitePaths, SiteSettings } from '../lib/sitePaths.ts';
import { bundleRenderer } from '../merge/bundleRenderer.ts';
import { escapeMarkup } from '../merge/sitePage.ts';
import { settings } from './describeProject.ts';
import { makeVersion } from './makeRecord.ts';
import { writeFiles } from './makeRepo.ts';

export const COMMIT = 'a'.repeat(40);

/** Format a page of a build. */
export const html = (pathname: string) =>
  `<html><head><link rel="canonical" href="https://example.org${pathname}"></head><body>${pathname}</body></html>`;

const withPart = (page: string, part: MergedPart) =>
  page.replace('</body>', `<div class="x" ${MERGED_PART}="${part}"></div></body>`);

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
    apiFacts: {},
    key: record.name,
    dir,
    isCached: true,
  };
}

interface Options {
  time?: string;
  commit?: string;
  settings?: SiteSettings;
  api?: ApiHistoryFile;
  onStep?: (step: string) => void;
}

/** Merge builds into `dist`, at a given time. */
export function publish(
  paths: SitePaths,
  builds: PlannedBuild[],
  {
    time = '2024-01-02T03:04:05Z',
    commit = COMMIT,
    settings: siteSettings = settings,
    api = NO_API,
    onStep = () => undefined,
  }: Options = {},
): Published {
  const codeDir = path.join(import.meta.dirname, '../lib');
  const { keptDir } = paths;
  return publishDist({
    paths,
    builds,
    api,
    settings: siteSettings,
    renderer,
    codeDir,
    keptDir,
    commit,
    time: new Date(time),
    onStep,
  });
}
