import { isPackageRoute } from './reference.ts';
import { SEARCH_ROUTE } from './search.ts';
import { formatQuery, pathnameOf } from './urls.ts';
import { NEXT } from './version.ts';

export const COMPARE_ROUTE = '/compare/';

/** Anyone can write such an address: its content is untrusted. */
export interface CompareAddress {
  /** Route of the page in `to`, else in `from`; undefined compares whole versions. */
  page: string | undefined;
  from: string | undefined;
  to: string | undefined;
  area?: string | undefined;
  isBreaking?: boolean | undefined;
  /** Whether what is the same in a page is shown, too. */
  isWhole?: boolean | undefined;
}

/** Format the address of a comparison. The page chooses missing versions. */
export function formatCompareAddress(
  base: string,
  { page, from, to, area, isBreaking, isWhole }: Partial<CompareAddress>,
): string {
  const query = formatQuery({ page, from, to, area, breaking: isBreaking ? '1' : '', whole: isWhole ? '1' : '' });
  // Slashes may be in a query as they are.
  return pathnameOf(base, COMPARE_ROUTE) + query.replaceAll('%2F', '/');
}

/** Parse the query of such an address. */
export function parseCompareAddress(search: string): CompareAddress {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  const area = read('area');
  const isBreaking = params.get('breaking') === '1';
  return {
    page: read('page'),
    from: read('from'),
    to: read('to'),
    ...(area && { area }),
    ...(isBreaking && { isBreaking }),
    ...(params.get('whole') === '1' && { isWhole: true }),
  };
}

/** Every version has this page. */
export const UPGRADE_ROUTE = '/upgrade/';

interface UpgradeAddress extends Pick<CompareAddress, 'from' | 'to'> {
  /** Areas whose steps the reader leaves out. */
  without: readonly string[];
}

/** Format the address of an upgrade. The page chooses missing versions. */
export const formatUpgradeAddress = (base: string, { from, to, without = [] }: Partial<UpgradeAddress>): string =>
  pathnameOf(base, UPGRADE_ROUTE) + formatQuery({ from, to, without: without.join(' ') });

/** Parse the query of such an address. */
export function parseUpgradeAddress(search: string): UpgradeAddress {
  const { from, to } = parseCompareAddress(search);
  const without = new URLSearchParams(search).get('without') ?? '';
  return { from, to, without: without.split(' ').filter(Boolean) };
}

/** Every version has this page; links lead to the one at the site's base. */
export const VERSIONS_ROUTE = '/versions/';

/** Id of a version's entry on that page. */
export const versionAnchor = (name: string): string => `version-${name}`;

/**
 * The merge makes the site's own pages from this empty one, which is never published. Nothing else in a page may contain the name.
 */
export const SITE_PAGE_ROUTE = '/docs-site-page/';

/** The merge replaces both. */
export const SITE_PAGE_TITLE = 'docs-site-page-title';
export const SITE_PAGE_DESCRIPTION = 'docs-site-page-description';

/** Above the site's pages about the history of a page. */
export const HISTORY_ROUTE = '/history/';

const DOCUMENT_ROUTE = new RegExp(`^(${HISTORY_ROUTE}|${VERSIONS_ROUTE}|/${NEXT}/|/\\d+\\.\\d)`);

/** Tell whether a route is that of a page that only its document has: scripts do not draw its content, or another version has it. */
export const isDocumentRoute = (route: string): boolean =>
  isPackageRoute(route.toLowerCase()) || DOCUMENT_ROUTE.test(route.toLowerCase());

/** In every version, but in no page map and no history. */
export const SHELL_ROUTES: readonly string[] = [SEARCH_ROUTE, COMPARE_ROUTE, VERSIONS_ROUTE, UPGRADE_ROUTE];
