import { results as words } from '../../common/strings/en/results.ts';

interface Found {
  /** Sections; undefined where a page counts once for all versions. */
  total?: number | undefined;
  totalPages: number;
  symbols: readonly unknown[];
}

/** Say how much a search found. */
export function formatFound({ total, totalPages, symbols }: Found): string {
  const found = total === undefined ? words.foundPages(totalPages) : words.found(total, totalPages);
  if (symbols.length === 0) return found;
  return [words.countSymbols(symbols.length), ...(totalPages > 0 ? [found] : [])].join(', ');
}
