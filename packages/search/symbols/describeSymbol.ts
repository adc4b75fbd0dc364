import type { StoredPage } from '../format/indexFile.ts';
import type { SymbolHit } from '../types.ts';
import type { FoundSymbol } from './SymbolIndex.ts';

/** Describe a symbol by the place that explains it, else by that in the reference; undefined where both pages are missing. */
export function describeSymbol(
  { explained, reference, ...symbol }: FoundSymbol,
  { base, pages }: { base: string; pages: ReadonlyMap<string, Pick<StoredPage, 'title'>> },
): SymbolHit | undefined {
  for (const place of [explained, reference]) {
    const [route = '', anchor] = place?.split('#') ?? [];
    const page = pages.get(route);
    if (!page) continue;
    return {
      ...symbol,
      pathname: base + route.slice(1),
      hash: anchor ? `#${anchor}` : '',
      explainedIn: place === explained ? page.title : undefined,
    };
  }
  return undefined;
}
