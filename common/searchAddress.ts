import type { AreaId } from './buildRecord.ts';
import { AREA_ID } from './sidebar.ts';

// Addresses that the search makes and reads. Whatever stands in them is text of a stranger.

/** Route of the search page; every version has it. */
export const SEARCH_ROUTE = '/search/';

/** What `version` says where all versions are searched. */
export const ALL_VERSIONS = 'all';

/** Parameter that names a word to highlight on a page; it may stand several times. */
const HIGHLIGHT_PARAM = '_highlight';
/** Words that a page highlights at most, and their length: more is no reader's wish. */
const MAX_TERMS = 16;
const MAX_TERM_LENGTH = 100;

/** What the search page is asked for. */
export interface SearchAddress {
  q: string;
  /** Area whose hits count, or, with `isOutside`, those of all others. */
  area: AreaId | undefined;
  isOutside: boolean;
  /** Name of a version, `ALL_VERSIONS`, or undefined for the page's own. */
  version: string | undefined;
}

/** Write the query part of the search page's address. @example formatSearchAddress({ q: 'push' }) === '?q=push' */
export function formatSearchAddress({ q = '', area, isOutside, version }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (area) params.set('ctx', formatArea(area, isOutside));
  if (version) params.set('version', version);
  const text = params.toString();
  return text && `?${text}`;
}

/** Read the query part of the search page's address. `ctx=-api` means all but that area. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const version = trimSlashes(params.get('version') ?? '');
  return { q: params.get('q') ?? '', ...parseArea(params.get('ctx') ?? ''), version: version || undefined };
}

/** Write an area as `ctx` has it. @example formatArea('api', true) === '-api' */
export const formatArea = (area: AreaId | undefined, isOutside = false): string =>
  area ? `${isOutside ? '-' : ''}${area}` : '';

/** Read what `ctx` says; what cannot be the id of an area is none. Which areas there are, only the versions know. */
export function parseArea(text: string): Pick<SearchAddress, 'area' | 'isOutside'> {
  const name = trimSlashes(text.replace(/^-/, ''));
  const area = AREA_ID.test(name) ? name : undefined;
  return { area, isOutside: area !== undefined && text.startsWith('-') };
}

const trimSlashes = (text: string): string => text.replace(/^\/+|\/+$/g, '');

/** Write the address that a hit leads to: the page, the words to highlight, the anchor. */
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

/** Read the words that an address wants highlighted. */
export function readHighlight(search: string): string[] {
  const terms = new URLSearchParams(search)
    .getAll(HIGHLIGHT_PARAM)
    .map((term) => term.trim().slice(0, MAX_TERM_LENGTH));
  return [...new Set(terms)].filter((term) => term !== '').slice(0, MAX_TERMS);
}

/** Take the words to highlight out of an address's query part. */
export function dropHighlight(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(HIGHLIGHT_PARAM);
  const text = params.toString();
  return text && `?${text}`;
}
