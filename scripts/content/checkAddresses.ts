import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { listCategoryRoutes, SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import { OFFLINE_FILES, SITE_FILES, VERSION_FILES } from '../../common/siteFiles.ts';
import { SITE_PAGE_ROUTE } from '../../common/sitePage.ts';
import { areaOfRoute, contentFileToRoute } from '../../common/urls.ts';
import type { PageFile, Problem } from './readDocs.ts';

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
  return addresses.flatMap(({ filePath, route }, index) => {
    const reason = findReservation(route, segments);
    const twin = addresses
      .slice(0, index)
      .find((other) => other.route !== route && other.route.toLowerCase() === route.toLowerCase());
    return [
      ...(reason ? [`No page may have the address ${route}: ${reason}. Rename it.`] : []),
      ...(twin
        ? [`The address ${route} differs from ${twin.route} of ${twin.filePath} in case alone. Rename one.`]
        : []),
    ].map((message) => ({ filePath, line: 1, message }));
  });
}
