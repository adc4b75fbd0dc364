import type { IndexFile } from '../format/indexFile.ts';
import { SearchIndex } from '../format/SearchIndex.ts';
import { listTerms, parseQuery } from '../query/parseQuery.ts';
import { listCorrections, planClauses, planText, type QueryPlan } from '../query/planQuery.ts';
import type { IndexedSymbol } from '../symbols/nameFile.ts';
import { readSymbolQuery, type SymbolIndex } from '../symbols/SymbolIndex.ts';
import { listWords } from '../tokenize/tokenize.ts';
import type { SearchAnswer, SearchQuery, SymbolHit } from '../types.ts';
import { createHit } from './createHit.ts';
import { filterPhrases, type LoadTexts, type Texts } from './filterPhrases.ts';
import { listWantedStems } from './findMatches.ts';
import { isAsked, rank } from './rank.ts';

const MAX_QUERY = 256;
const MAX_SYMBOLS = 20;

interface Sources {
  loadTexts: LoadTexts;
  /** Loads the names of the version, for a query that may be one. */
  loadNames?: (() => Promise<SymbolIndex | undefined>) | undefined;
  /** Gets the answer without excerpts where texts have to be waited for. */
  onEarly?: (answer: SearchAnswer) => void;
}

interface FoundSymbol extends SymbolHit {
  /** Of its signature. */
  place: IndexedSymbol['signature'];
}

/** Answers queries from one index. */
export class SearchEngine {
  private readonly index: SearchIndex;

  constructor(file: IndexFile) {
    this.index = new SearchIndex(file);
  }

  /** A hit whose texts cannot be loaded lacks its excerpt. */
  async search(query: SearchQuery, { loadTexts, loadNames, onEarly }: Sources): Promise<SearchAnswer> {
    const { index } = this;
    const text = query.query.slice(0, MAX_QUERY);
    const parsed = parseQuery(text, {
      hasWords: (words) => this.hasWords(words),
      schemes: index.file.schemes,
    });
    const plan = parsed.kind === 'text' ? planText(index, text) : planClauses(index, parsed.clauses);
    const isName = plan.isMisspelt || readSymbolQuery(text) !== undefined;
    const names = isName ? await loadNames?.() : undefined;
    const named = findNamed(index, { text, isPlain: parsed.kind === 'text', plan, names });
    const sections = rank(index, { terms: plan.terms, named }, query);
    const ranked = await filterPhrases(index, sections, { phrases: plan.phrases, loadTexts });
    const shown = ranked.slice(0, query.limit);
    const wanted = listWantedStems(plan.terms);
    const terms = [...new Set([...listTerms(text, parsed), ...listCorrections(plan.terms)])];
    const symbols = names ? this.findSymbols(names, query) : [];
    const loaded = new Map<string, Texts>();
    const describe = (): SearchAnswer => ({
      hits: shown.map((hit) => {
        const texts = loaded.get(index.textFileOf(hit.section)) ?? null;
        return createHit(index, hit, { wanted, terms, texts });
      }),
      symbols: symbols.map(({ place, ...symbol }) => ({
        ...symbol,
        signature: (place && loaded.get(place.file)?.[place.at]) || undefined,
      })),
      total: ranked.length,
      error: parsed.kind === 'text' ? parsed.error : undefined,
    });
    const files = new Set([
      ...symbols.flatMap(({ place }) => place?.file ?? []),
      ...shown.slice(0, query.excerpts).map(({ section }) => index.textFileOf(section)),
    ]);
    const waiting: Promise<unknown>[] = [];
    for (const file of files) {
      const texts = loadTexts(file);
      if (texts instanceof Promise) waiting.push(texts.then((late) => loaded.set(file, late)));
      else loaded.set(file, texts);
    }
    if (waiting.length > 0) onEarly?.({ ...describe(), isEarly: true });
    await Promise.all(waiting);
    return describe();
  }

  /** Find symbols that have a page in this index, and in the area that is asked for. */
  private findSymbols(names: SymbolIndex, query: SearchQuery): FoundSymbol[] {
    const { base, pages } = this.index.file;
    const titles = new Map(pages.filter((page) => isAsked(page, query)).map(({ route, title }) => [route, title]));
    const hits = names.find(query.query).flatMap(({ explained, reference, signature, ...symbol }): FoundSymbol[] => {
      for (const address of [explained, reference]) {
        const [route = '', anchor] = address?.split('#') ?? [];
        const title = titles.get(route);
        if (title === undefined) continue;
        const pathname = base + route.slice(1);
        const hash = anchor ? `#${anchor}` : '';
        const explainedIn = address === explained ? title : undefined;
        return [{ ...symbol, pathname, hash, explainedIn, place: signature }];
      }
      return [];
    });
    return hits.slice(0, query.symbols ?? MAX_SYMBOLS);
  }

  /** False for a text without words. */
  private hasWords(text: string): boolean {
    const words = listWords(text);
    return words.length > 0 && words.every(({ stem }) => this.index.hasStem(stem));
  }
}

interface Asked {
  text: string;
  /** In the query language, a title is meant only if it is written so. */
  isPlain: boolean;
  plan: QueryPlan;
  names: SymbolIndex | undefined;
}

/** Find the sections with the query as title or, where it has stop words alone, as heading; else those of the nearest names. */
function findNamed(index: SearchIndex, { text, isPlain, plan, names }: Asked): ReadonlySet<number> {
  const find = (name: string) => {
    const hasWords = listWords(name).some(({ isStopWord }) => !isStopWord);
    return index.findNamed(name).filter((number) => {
      const { page, position } = index.section(number);
      if (!isPlain) return position === 0 && page.title.toLowerCase() === text.trim().toLowerCase();
      return position === 0 || !hasWords;
    });
  };
  const exact = find(text);
  const written = exact.filter((number) => index.section(number).page.title === text.trim());
  if (exact.length > 0 || !plan.isMisspelt) return new Set(written.length > 0 ? written : exact);
  const near = (names?.names.findNear(text.trim()) ?? []).map(({ word, edits }) => ({ edits, sections: find(word) }));
  const found = near.filter(({ sections }) => sections.length > 0);
  return new Set(found.filter(({ edits }) => edits === found[0]?.edits).flatMap(({ sections }) => sections));
}
