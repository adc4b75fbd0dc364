import type { AreaId } from './sidebar.ts';
import { AREA_ID } from './sidebar.ts';

// Addresses that the search writes and reads. Anyone can write such an address: its content is untrusted.

/** Route of the search page; every version has it. */
export const SEARCH_ROUTE = '/search/';

/** Value of `version` for a search of all versions. */
export const ALL_VERSIONS = 'all';

/** Parameter with a word to highlight on a page; it may be repeated. */
const HIGHLIGHT_PARAM = '_highlight';
/** Most words that a page highlights, and most characters of each: no link of the search has more. */
const MAX_TERMS = 16;
const MAX_TERM_LENGTH = 100;

/** The search that an address asks for. */
export interface SearchAddress {
  q: string;
  /** Only hits of this area are shown or, with `isOutside`, only hits of all other areas. */
  area: AreaId | undefined;
  isOutside: boolean;
  /** Name of a version, `ALL_VERSIONS`, or undefined for the page's own. */
  version: string | undefined;
}

/** Format the query part of the search page's address. @example formatSearchAddress({ q: 'push' }) === '?q=push' */
export function formatSearchAddress({ q = '', area, isOutside, version }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (area) params.set('ctx', formatArea(area, isOutside));
  if (version) params.set('version', version);
  const text = params.toString();
  return text && `?${text}`;
}

/** Parse the query part of the search page's address. `ctx=-api` means all areas except that one. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const version = trimSlashes(params.get('version') ?? '');
  return { q: params.get('q') ?? '', ...parseArea(params.get('ctx') ?? ''), version: version || undefined };
}

/** Format the value of `ctx`. @example formatArea('api', true) === '-api' */
export const formatArea = (area: AreaId | undefined, isOutside = false): string =>
  area ? `${isOutside ? '-' : ''}${area}` : '';

/** Parse the value of `ctx`. Only the form of the id is checked: each version has its own areas. */
export function parseArea(text: string): Pick<SearchAddress, 'area' | 'isOutside'> {
  const name = trimSlashes(text.replace(/^-/, ''));
  const area = AREA_ID.test(name) ? name : undefined;
  return { area, isOutside: area !== undefined && text.startsWith('-') };
}

const trimSlashes = (text: string): string => text.replace(/^\/+|\/+$/g, '');

/** Format the address of a hit: the page, the words to highlight, the anchor. */
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

/** Read the words to highlight from an address's query part. */
export function readHighlight(search: string): string[] {
  const terms = new URLSearchParams(search)
    .getAll(HIGHLIGHT_PARAM)
    .map((term) => term.trim().slice(0, MAX_TERM_LENGTH));
  return [...new Set(terms)].filter((term) => term !== '').slice(0, MAX_TERMS);
}

/** Remove the words to highlight from an address's query part. */
export function dropHighlight(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(HIGHLIGHT_PARAM);
  const text = params.toString();
  return text && `?${text}`;
}
