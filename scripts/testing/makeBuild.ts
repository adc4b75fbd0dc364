// For tests only: finished builds without Rspress, and their merge.
import path from 'node:path';
import type { BuildRecord } from '../../common/buildRecord.ts';
import { UPGRADES_SLOT } from '../../common/upgrades.ts';
import type { VersionRole } from '../../common/version.ts';
import { VERSIONS_SLOT } from '../../common/versionsPage.ts';
import type { VersionSurface } from '../api/joinSurfaces.ts';
import { writeFileSizes } from '../build/fileSizes.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { type Published, publishDist } from '../deployments/publishDist.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { makeVersion } from './makeRecord.ts';
import { writeFiles } from './makeRepo.ts';

export const settings: SiteSettings = {
  sourceUrl: 'https://example.org/source',
  docsDir: 'docs',
  addresses: 'patch',
  title: 'Docs',
  url: 'https://example.org',
  base: '/',
  navbarRoutes: ['/'],
  locale: { htmlLang: 'en', direction: 'ltr' },
};

export const COMMIT = 'a'.repeat(40);

/** Page of a build. */
export const html = (pathname: string) =>
  `<html><head><link rel="canonical" href="https://example.org${pathname}"></head><body>${pathname}</body></html>`;

/** Write a finished build of one version, as Rspress would leave it. */
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
    'site/versions/index.html': html(`${record.base}versions/`).replace(
      '</body>',
      `<div ${VERSIONS_SLOT}=""></div></body>`,
    ),
    'site/upgrade/index.html': html(`${record.base}upgrade/`).replace(
      '</body>',
      `<div ${UPGRADES_SLOT}=""></div></body>`,
    ),
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
  surfaces?: VersionSurface[];
  onStep?: (step: string) => void;
}

/** Merge builds into `dist`, at a time that the test sets. */
export function publish(
  paths: SitePaths,
  builds: PlannedBuild[],
  {
    time = '2024-01-02T03:04:05Z',
    commit = COMMIT,
    settings: siteSettings = settings,
    surfaces = [],
    onStep = () => undefined,
  }: Options = {},
): Published {
  const codeDir = path.join(import.meta.dirname, '../lib');
  const { keptDir } = paths;
  return publishDist({
    paths,
    builds,
    surfaces,
    settings: siteSettings,
    codeDir,
    keptDir,
    commit,
    time: new Date(time),
    onStep,
  });
}
