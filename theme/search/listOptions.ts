import { formatHitAddress } from '../../common/searchAddress.ts';
import type { SearchAnswer, SearchHit } from '../../search/index.ts';
import { groupHits } from '../../search/index.ts';
import type { UpgradeOffer } from './findUpgrade.ts';

/** One line of the list: a place that was found, a search of before, or another page. */
export type Option = HitLine | { kind: 'recent'; id: string; text: string } | LinkLine;

/** A page that is offered, but was not found: the steps of an upgrade, a page that was read, or a first step. */
export interface LinkLine {
  kind: 'upgrade' | 'visited' | 'first';
  id: string;
  text: string;
  note: string;
  /** Address on the site. */
  href: string;
}

/** A place that was found. */
export interface HitLine {
  kind: 'page' | 'section' | 'child';
  id: string;
  hit: SearchHit;
  href: string;
  /** Whether its excerpt is still to come. */
  isEarly: boolean;
}

const NOTHING = { hits: [] };

/** Lay hits out as a tree: each page, or its first section where the page itself is no hit, then its other sections. */
export function listHitOptions({ hits, isEarly = false }: Pick<SearchAnswer, 'hits' | 'isEarly'> = NOTHING): Option[] {
  const lines = groupHits(hits).flatMap(({ page, sections }) => [
    ...(page ? [{ kind: 'page' as const, hit: page }] : []),
    ...sections.map((hit, place) => ({ kind: page || place > 0 ? ('child' as const) : ('section' as const), hit })),
  ]);
  return lines.map(({ kind, hit }, index) => ({
    kind,
    hit,
    id: `search-option-${index}`,
    href: formatHitAddress(hit),
    isEarly,
  }));
}

/** Lay out what the query asks for besides words. */
export const listUpgradeOptions = (upgrade: UpgradeOffer | undefined): Option[] =>
  upgrade ? [{ kind: 'upgrade', id: 'search-option-upgrade', ...upgrade }] : [];

/** What is offered before the reader types. */
export interface StartLines {
  recent: readonly string[];
  visited: readonly Omit<LinkLine, 'kind' | 'id'>[];
  first: readonly Omit<LinkLine, 'kind' | 'id'>[];
}

/** Lay out earlier searches, then pages that were read, then the first steps. */
export function listStartOptions({ recent, visited, first }: StartLines): Option[] {
  const lines = [
    ...recent.map((text) => ({ kind: 'recent' as const, text })),
    ...visited.map((page) => ({ kind: 'visited' as const, ...page })),
    ...first.map((page) => ({ kind: 'first' as const, ...page })),
  ];
  return lines.map((line, index) => ({ ...line, id: `search-option-${index}` }));
}
