import { versionPagePath } from '../../../common/compareVersions.ts';
import type { Manifest } from '../../../common/manifest.ts';
import type { PageMap } from '../../../common/pageMap.ts';
import { historyPath } from '../../../common/pageMap.ts';
import { isPackageRoute } from '../../../common/reference.ts';
import { SEARCH_ROUTE } from '../../../common/search.ts';
import { COMPARE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../../../common/shellRoutes.ts';
import { pathnameOf, routeOf } from '../../../common/urls.ts';

/** A kind of page that a merged site has. `page` is one of the docs, `reference` the symbols of a package. */
export type PageKind =
  | 'page'
  | 'reference'
  | 'search'
  | 'compare'
  | 'upgrade'
  | 'versions'
  | 'version'
  | 'history'
  | 'notFound';

interface KindOfPage {
  kind: PageKind;
  pathname: string;
}

/** List the docs of the latest version, or of the newest if nothing is released, and one page of each other kind. */
export function listPageKinds(
  { versions }: Pick<Manifest, 'versions'>,
  { pages }: Pick<PageMap, 'pages'>,
  siteBase: string,
): KindOfPage[] {
  const version = versions.find(({ role }) => role === 'latest') ?? versions[0];
  if (!version) return [];
  const docs = pages.flatMap((page): KindOfPage[] => {
    const { path: pathname } = page.versions[version.name] ?? {};
    if (pathname === undefined) return [];
    return [{ kind: isPackageRoute(routeOf(version.path, pathname) ?? '') ? 'reference' : 'page', pathname }];
  });
  return [
    ...docs,
    { kind: 'search', pathname: pathnameOf(version.path, SEARCH_ROUTE) },
    { kind: 'compare', pathname: pathnameOf(version.path, COMPARE_ROUTE) },
    { kind: 'upgrade', pathname: pathnameOf(version.path, UPGRADE_ROUTE) },
    { kind: 'versions', pathname: pathnameOf(siteBase, VERSIONS_ROUTE) },
    { kind: 'version', pathname: versionPagePath(siteBase, version.segment) },
    { kind: 'history', pathname: historyPath(siteBase, '/') },
    { kind: 'notFound', pathname: `${siteBase}404.html` },
  ];
}
