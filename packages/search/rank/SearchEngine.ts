import type { IndexFile } from '../format/indexFile.ts';
import { SearchIndex } from '../format/SearchIndex.ts';
import { listTerms, parseQuery } from '../query/parseQuery.ts';
import { planClauses, planText } from '../query/planQuery.ts';
import type { SymbolIndex } from '../symbols/SymbolIndex.ts';
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
  symbols?: SymbolIndex | undefined;
  /** Gets the answer without excerpts where texts have to be waited for. */
  onEarly?: (answer: SearchAnswer) => void;
}

/** Answers queries from one index. */
export class SearchEngine {
  private readonly index: SearchIndex;

  constructor(file: IndexFile) {
    this.index = new SearchIndex(file);
  }

  /** A hit whose texts cannot be loaded lacks its excerpt. */
  async search(query: SearchQuery, { loadTexts, symbols, onEarly }: Sources): Promise<SearchAnswer> {
    const { index } = this;
    const text = query.query.slice(0, MAX_QUERY);
    const parsed = parseQuery(text, (words) => this.hasWords(words));
    const plan = parsed.kind === 'text' ? planText(index, text) : planClauses(index, parsed.clauses);
    const ranked = await filterPhrases(index, rank(index, plan.terms, query), { phrases: plan.phrases, loadTexts });
    const shown = ranked.slice(0, query.limit);
    const wanted = listWantedStems(plan.terms);
    const terms = listTerms(text, parsed);
    const loaded = new Map<string, Texts>();
    const describe = (): SearchAnswer => ({
      hits: shown.map((hit) => {
        const texts = loaded.get(index.textFileOf(hit.section)) ?? null;
        return createHit(index, hit, { wanted, terms, texts });
      }),
      symbols: symbols ? this.findSymbols(symbols, query) : [],
      total: ranked.length,
      error: parsed.kind === 'text' ? parsed.error : undefined,
    });
    const files = new Set(shown.slice(0, query.excerpts).map(({ section }) => index.textFileOf(section)));
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
  private findSymbols(symbols: SymbolIndex, query: SearchQuery): SymbolHit[] {
    const { base, pages } = this.index.file;
    const titles = new Map(pages.filter((page) => isAsked(page, query)).map(({ route, title }) => [route, title]));
    const hits = symbols.find(query.query).flatMap(({ explained, reference, ...symbol }): SymbolHit[] => {
      for (const place of [explained, reference]) {
        const [route = '', anchor] = place?.split('#') ?? [];
        const title = titles.get(route);
        if (title === undefined) continue;
        const pathname = base + route.slice(1);
        const hash = anchor ? `#${anchor}` : '';
        return [{ ...symbol, pathname, hash, explainedIn: place === explained ? title : undefined }];
      }
      return [];
    });
    return hits.slice(0, MAX_SYMBOLS);
  }

  /** False for a text without words. */
  private hasWords(text: string): boolean {
    const words = listWords(text);
    return words.length > 0 && words.every(({ stem }) => this.index.hasStem(stem));
  }
}
