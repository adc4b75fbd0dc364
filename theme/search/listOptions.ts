import { formatHitAddress } from '../../common/searchAddress.ts';
import type { SearchAnswer, SearchHit } from '../../search/index.ts';
import { groupHits } from '../../search/index.ts';
import type { UpgradeOffer } from './findUpgrade.ts';

/** One line of the list: a place that was found, or a search of before. */
export type Option = HitLine | { kind: 'recent'; id: string; text: string } | UpgradeLine;

/** The page with the steps of an upgrade, which the query asks for. */
export interface UpgradeLine extends UpgradeOffer {
  kind: 'upgrade';
  id: string;
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

/** Lay earlier searches out. */
export const listRecentOptions = (recent: readonly string[]): Option[] =>
  recent.map((text, index) => ({ kind: 'recent', id: `search-option-${index}`, text }));
