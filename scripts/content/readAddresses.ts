import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiFile } from '../../common/apiFile.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { historyPath } from '../../common/pageHistory.ts';
import { listReferenceRoutes, REFERENCE_ROUTE } from '../../common/reference.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { listCategoryRoutes, type Sidebars } from '../../common/sidebar.ts';
import { OFFLINE_FILES, SITE_FILES } from '../../common/siteFiles.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { versionPagePath } from '../../common/versionFacts.ts';
import type { Addresses } from './checkLinks.ts';
import type { ModelledPage } from './readDocs.ts';

export interface LinkedDocs {
  docsDir: string;
  pages: readonly Pick<ModelledPage, 'filePath' | 'model'>[];
  sidebars: Sidebars | undefined;
  api: ApiFile | undefined;
}

/** The part of the settings that decides what a site has. */
export interface Site {
  /** Of all versions. */
  segments: readonly string[];
  hostPaths: readonly string[];
  offline: boolean;
  library?: Pick<LibraryConfig, 'reference'> | undefined;
}

/** Read what links of a version may lead to. */
export function readAddresses({ docsDir, pages, sidebars = {}, api }: LinkedDocs, site: Site): Addresses {
  const { reference } = site.library ?? {};
  const references = api && reference ? listReferenceRoutes(api) : [];
  const hasOverview = references.length > 0 && reference !== undefined && Object.hasOwn(sidebars, reference.area);
  const routes = [
    ...pages.map(({ filePath }) => contentFileToRoute(filePath)),
    ...listCategoryRoutes(sidebars),
    ...references,
    ...(hasOverview ? [REFERENCE_ROUTE] : []),
  ];
  const files = [...SITE_FILES, ...(site.offline ? OFFLINE_FILES : [])].map((name) => `/${name}`);
  return {
    pages: new Set([...routes, ...SHELL_ROUTES]),
    others: new Set([
      ...files,
      ...routes.map((route) => historyPath('/', route)),
      ...site.segments.map((segment) => versionPagePath('/', segment)),
      ...site.hostPaths,
    ]),
    images: new Set(
      readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/')),
    ),
    hostPaths: site.hostPaths,
  };
}
