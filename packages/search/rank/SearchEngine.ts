import type { IndexFile } from '../format/indexFile.ts';
import { SearchIndex } from '../format/SearchIndex.ts';
import { listTerms, parseQuery } from '../query/parseQuery.ts';
import { planClauses, planText, type QueryPlan } from '../query/planQuery.ts';
import { describeSymbol, type FoundSymbol } from '../symbols/SymbolIndex.ts';
import { tokenize } from '../tokenize/tokenize.ts';
import type { SearchAnswer, SearchQuery, SymbolHit } from '../types.ts';
import { createHit } from './createHit.ts';
import { filterPhrases, type LoadTexts } from './filterPhrases.ts';
import { listWantedStems } from './findMatches.ts';
import { type RankedSection, rank } from './rank.ts';

const MAX_QUERY = 256;
const MAX_SYMBOLS = 20;

/** Best first. */
interface Ranking {
  plan: QueryPlan;
  /** As typed. */
  terms: string[];
  ranked: RankedSection[];
  error: SearchAnswer['error'];
}

type Size = Pick<SearchQuery, 'limit' | 'excerpts'>;

/** Answers queries from one index. */
export class SearchEngine {
  private readonly index: SearchIndex;

  constructor(file: IndexFile) {
    this.index = new SearchIndex(file);
  }

  /** A hit whose texts cannot be loaded lacks its excerpt. */
  async search(query: SearchQuery, loadTexts: LoadTexts): Promise<SearchAnswer> {
    const ranking = await this.rank(query, loadTexts);
    const files = this.listTextFiles(ranking, query);
    const texts = new Map(await Promise.all(files.map(async (file) => [file, await loadTexts(file)] as const)));
    return this.describe(ranking, query, (file) => texts.get(file) ?? null);
  }

  /** Texts are loaded for phrases alone. */
  async rank({ query, area, isOutside }: Omit<SearchQuery, keyof Size>, loadTexts: LoadTexts): Promise<Ranking> {
    const text = query.slice(0, MAX_QUERY);
    const parsed = parseQuery(text, (words) => this.hasWords(words));
    const plan = parsed.kind === 'text' ? planText(this.index, text) : planClauses(this.index, parsed.clauses);
    const ranked = rank(this.index, plan, { area, isOutside });
    return {
      plan,
      terms: listTerms(text, parsed),
      ranked: await filterPhrases(this.index, ranked, { phrases: plan.phrases, loadTexts }),
      error: parsed.kind === 'text' ? parsed.error : undefined,
    };
  }

  listTextFiles({ ranked }: Ranking, { limit, excerpts = limit }: Size): string[] {
    const shown = ranked.slice(0, Math.min(limit, excerpts));
    return [...new Set(shown.map(({ section }) => this.index.textFileOf(section)))];
  }

  /** With excerpts of loaded texts. */
  describe(ranking: Ranking, size: Size, readTexts: (file: string) => readonly string[] | null): SearchAnswer {
    const { plan, terms, ranked, error } = ranking;
    const wanted = listWantedStems(plan.terms);
    const files = this.listTextFiles(ranking, size);
    const hits = ranked.slice(0, size.limit).map((hit) => {
      const file = this.index.textFileOf(hit.section);
      return createHit(this.index, hit, { wanted, terms, texts: files.includes(file) ? readTexts(file) : null });
    });
    return { hits, symbols: [], total: ranked.length, error };
  }

  /** Describe symbols that have a page in this index, and in the area that is asked for. */
  describeSymbols(
    found: readonly FoundSymbol[],
    { area, isOutside = false }: Pick<SearchQuery, 'area' | 'isOutside'>,
  ): SymbolHit[] {
    const { base, pages } = this.index.file;
    const asked = pages.filter((page) => !area || (page.area === area) !== isOutside);
    const byRoute = new Map(asked.map((page) => [page.route, page]));
    return found.flatMap((symbol) => describeSymbol(symbol, { base, pages: byRoute }) ?? []).slice(0, MAX_SYMBOLS);
  }

  /** False for a text without words. */
  hasWords(text: string): boolean {
    const words = tokenize(text).filter(({ kind }) => kind !== 'compound');
    return words.length > 0 && words.every((word) => this.index.hasWord(word.text));
  }
}
