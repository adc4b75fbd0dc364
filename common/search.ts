import { shellId } from './pageHtml.ts';
import { AREA_ID, type AreaId, findSidebarItem, type Sidebars } from './sidebar.ts';
import type { DocItem, NavbarItem } from './siteConfig.ts';
import { formatQuery } from './urls.ts';

/** Area of the index of every page. No sidebar has this id. */
export const ALL_PAGES = 'all';

export type SearchArea = typeof ALL_PAGES | AreaId;

/** By area, relative to the site's base. File names contain a digest. */
export interface SearchFiles {
  schema: number;
  files: Record<SearchArea, string>;
  /** File of names: symbols, titles and headings. Missing in versions of older deployments. */
  names?: string;
}

export const SEARCH_BOX_ID = shellId('search-box');

/** Find the navbar entry of an area, with its label for readers. */
export const findAreaEntry = (
  area: AreaId,
  { sidebars, navbar }: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): DocItem | undefined =>
  navbar.filter((item) => item.type === 'doc').find(({ to }) => findSidebarItem(sidebars, to)?.area === area);

/** Every version has this page. */
export const SEARCH_ROUTE = '/search/';

export const ALL_VERSIONS = 'all';

const HIGHLIGHT_PARAM = '_highlight';
/** No link of the search has more words or characters. */
const MAX_TERMS = 16;
const MAX_TERM_LENGTH = 100;

export interface SearchAddress {
  q: string;
  /** Only hits of this area or, with `isOutside`, of all others. */
  area: AreaId | undefined;
  isOutside: boolean;
  /** Name of a version, `ALL_VERSIONS`, or undefined for the page's own. */
  version: string | undefined;
}

/** Format the query of a search. @example formatSearchAddress({ q: 'push' }) === '?q=push' */
export const formatSearchAddress = ({ q, area, isOutside, version }: Partial<SearchAddress>): string =>
  formatQuery({ q, ctx: formatArea(area, isOutside), version });

/** Parse the query of a search. `ctx=-api` means all areas except that one. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const version = trimSlashes(params.get('version') ?? '');
  return { q: params.get('q') ?? '', ...parseArea(params.get('ctx') ?? ''), version: version || undefined };
}

/** Format the value of `ctx`. @example formatArea('api', true) === '-api' */
export const formatArea = (area: AreaId | undefined, isOutside = false): string =>
  area ? `${isOutside ? '-' : ''}${area}` : '';

/** Parse the value of `ctx`, of any area: each version has its own. */
export function parseArea(text: string): Pick<SearchAddress, 'area' | 'isOutside'> {
  const name = trimSlashes(text.replace(/^-/, ''));
  const area = AREA_ID.test(name) ? name : undefined;
  return { area, isOutside: area !== undefined && text.startsWith('-') };
}

const trimSlashes = (text: string): string => text.replace(/^\/+|\/+$/g, '');

/** Format the address of a hit. */
export function formatHitAddress({
  pathname,
  hash,
  terms,
}: {
  pathname: string;
  hash: string;
  terms: readonly string[];
}): string {
  const params = new URLSearchParams(terms.map((term) => [HIGHLIGHT_PARAM, term]));
  return terms.length > 0 ? `${pathname}?${params}${hash}` : pathname + hash;
}

/** Read the words to highlight from an address's query. */
export function readHighlight(search: string): string[] {
  const terms = new URLSearchParams(search)
    .getAll(HIGHLIGHT_PARAM)
    .map((term) => term.trim().slice(0, MAX_TERM_LENGTH));
  return [...new Set(terms)].filter((term) => term !== '').slice(0, MAX_TERMS);
}

/** Remove the words to highlight from an address's query. */
export function dropHighlight(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(HIGHLIGHT_PARAM);
  const text = params.toString();
  return text && `?${text}`;
}
