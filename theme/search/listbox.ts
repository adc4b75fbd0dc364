import { shellId } from '../../common/pageHtml.ts';
import { formatHitAddress } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import type { SearchAnswer, SearchHit, SymbolHit } from '../../packages/search/index.ts';
import { BOX_HITS, groupHits } from '../../packages/search/index.ts';

export type Option = HitOption | LinkOption;

interface LinkOption {
  kind: 'symbol' | 'visited' | 'first';
  id: string;
  /** Stays the same wherever the option is in a list. Two symbols may share an address. */
  key: string;
  text: string;
  /** Of a symbol. */
  signature?: string;
  note: string;
  href: string;
}

interface HitOption {
  kind: 'page' | 'child';
  id: string;
  key: string;
  hit: SearchHit;
  href: string;
  /** Whether its excerpt is still to come. */
  isEarly: boolean;
}

const NOTHING = { hits: [], symbols: [] };

/** Lay out the symbols that the query may mean, then hits on other pages. */
export function listFoundOptions(answer: Pick<SearchAnswer, 'hits' | 'symbols' | 'isEarly'> = NOTHING): Option[] {
  const { symbols } = answer;
  const hits = answer.hits.filter(({ pathname }) => !symbols.some((symbol) => symbol.pathname === pathname));
  return [...listSymbolOptions(symbols), ...listHitOptions({ ...answer, hits })].slice(0, BOX_HITS);
}

/** Lay hits out as a tree: each page, then its sections. */
function listHitOptions({ hits, isEarly = false }: Pick<SearchAnswer, 'hits' | 'isEarly'>): Option[] {
  const entries = groupHits(hits).flatMap(({ page, sections }) => [
    { kind: 'page' as const, hit: page },
    ...sections.map((hit) => ({ kind: 'child' as const, hit })),
  ]);
  return entries.map(({ kind, hit }, index) => ({
    kind,
    hit,
    id: shellId(`option-${index}`),
    // A page may open at the section below it.
    key: kind + hit.pathname + hit.hash,
    href: formatHitAddress(hit),
    isEarly,
  }));
}

const listSymbolOptions = (symbols: readonly SymbolHit[]): Option[] =>
  symbols.map((symbol, index) => ({
    kind: 'symbol',
    id: shellId(`symbol-${index}`),
    key: `${symbol.packageName}:${symbol.name} ${symbol.kind}`,
    text: symbol.name,
    signature: formatSignature(symbol),
    note: formatSymbolNote(symbol),
    href: symbol.pathname + symbol.hash,
  }));

/** Format the declaration of a symbol; until it is there, what it is. */
export const formatSignature = ({ signature, kind }: SymbolHit): string => signature ?? words.kinds[kind];

/** Format where a symbol comes from, and where it is explained. */
export const formatSymbolNote = ({ packageName, explainedIn }: SymbolHit): string =>
  [packageName, ...(explainedIn ? [words.explainedIn(explainedIn)] : [])].join(' · ');

/** Lay out pages to begin with. */
export const listStartOptions = (
  kind: 'visited' | 'first',
  pages: readonly Pick<LinkOption, 'text' | 'note' | 'href'>[],
): Option[] => pages.map((page, index) => ({ ...page, kind, id: shellId(`option-${index}`), key: page.href }));

export interface Choice {
  list: unknown;
  key: string;
}

/** Find the active option: the chosen one, else the first; -1 for none. */
export function findActive(
  options: readonly Option[],
  { choice, list, first }: { choice: Choice | undefined; list: unknown; first: number },
): number {
  return choice && choice.list === list ? options.findIndex(({ key }) => key === choice.key) : first;
}

interface Ring {
  /** Of an option or, after the options, of a link; -1 for none. */
  index: number;
  options: number;
  links: number;
}

/** Find where an arrow key leads in the ring of options and the links below them; undefined for any other key. */
export function resolveKey(key: string, { index, options, links }: Ring): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % (options + links);
  if (key === 'ArrowUp') return index <= 0 ? options - 1 : index - 1;
  return undefined;
}
