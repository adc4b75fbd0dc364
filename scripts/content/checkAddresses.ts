import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiFile } from '../../common/apiFile.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { historyPath } from '../../common/pageMap.ts';
import { listReferenceRoutes, REFERENCE_ROUTE } from '../../common/reference.ts';
import { SHELL_ROUTES, SITE_PAGE_ROUTE } from '../../common/shellRoutes.ts';
import { listCategoryRoutes, SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import { OFFLINE_FILES, SITE_FILES, VERSION_FILES } from '../../common/siteFiles.ts';
import { areaOfRoute, contentFileToRoute } from '../../common/urls.ts';
import { versionPagePath } from '../../common/versionFacts.ts';
import type { ModelledPage, PageFile, Problem } from './readDocs.ts';

const SITE_FOLDERS = ['static', 'history', ...[...SHELL_ROUTES, SITE_PAGE_ROUTE].map(areaOfRoute)];
const FILES = [...SITE_FILES, ...VERSION_FILES, ...OFFLINE_FILES];
const NOT_FOUND_ROUTE = '/404/';

/** Say why no page may have an address; undefined if one may. `segments` are those of all versions, retired ones included. */
export function findReservation(route: string, segments: readonly string[]): string | undefined {
  const first = areaOfRoute(route).toLowerCase();
  if (segments.some((segment) => segment.toLowerCase() === first)) return 'the pages of a version are below it';
  if (SITE_FOLDERS.includes(first) || FILES.includes(first)) return 'the site has something else there';
  return route === NOT_FOUND_ROUTE ? 'it belongs to the page that the site shows where an address has none' : undefined;
}

interface Docs {
  pages: readonly Pick<PageFile, 'filePath'>[];
  sidebars: Sidebars | undefined;
}

/** Find pages whose address is reserved, or differs from another one in case alone: many servers and disks take them for one. */
export function checkAddresses({ pages, sidebars = {} }: Docs, segments: readonly string[]): Problem[] {
  const addresses = [
    ...pages.map(({ filePath }) => ({ filePath, route: contentFileToRoute(filePath) })),
    ...listCategoryRoutes(sidebars).map((route) => ({ filePath: SIDEBARS_FILE, route })),
  ];
  const byLowerCase = new Map<string, (typeof addresses)[number]>();
  return addresses.flatMap((address) => {
    const { filePath, route } = address;
    const messages: string[] = [];
    const reason = findReservation(route, segments);
    if (reason) messages.push(`No page may have the address ${route}: ${reason}. Rename it.`);
    const twin = byLowerCase.get(route.toLowerCase());
    if (!twin) byLowerCase.set(route.toLowerCase(), address);
    else if (twin.route !== route)
      messages.push(`The address ${route} differs from ${twin.route} of ${twin.filePath} in case alone. Rename one.`);
    return messages.map((message) => ({ filePath, line: 1, message }));
  });
}

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

/** What links of a version may lead to. Addresses begin with a slash. */
export interface Addresses {
  /** Of the version's pages, written and generated, of files and of the site's own pages. */
  paths: ReadonlySet<string>;
  /** Relative to the docs. */
  images: ReadonlySet<string>;
  hostPaths: readonly string[];
  /** Of all versions. Whether another version has a page is known once the site is merged. */
  segments: readonly string[];
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
  const images = readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  return {
    paths: new Set([
      ...routes,
      ...SHELL_ROUTES,
      ...files,
      ...routes.map((route) => historyPath('/', route)),
      ...site.segments.map((segment) => versionPagePath('/', segment)),
      ...site.hostPaths,
    ]),
    images: new Set(images.map((name) => name.split(path.sep).join('/'))),
    hostPaths: site.hostPaths,
    segments: site.segments,
  };
}
