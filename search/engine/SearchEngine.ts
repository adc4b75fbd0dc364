import { readWords } from '../analysis/readWords.ts';
import type { IndexFile } from '../index/indexFile.ts';
import type { Wish } from '../query/concepts.ts';
import { parseQuery } from '../query/parseQuery.ts';
import type { SearchAnswer, SearchQuery } from '../types.ts';
import { checkPhrases } from './checkPhrases.ts';
import { createHit } from './createHit.ts';
import { listWanted } from './findMarks.ts';
import { LoadedIndex } from './LoadedIndex.ts';
import { Lookup } from './Lookup.ts';
import { listNext } from './listNext.ts';
import { type LoadTexts, orderByTexts } from './orderByTexts.ts';
import type { Place } from './places.ts';
import { rank } from './rank.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Longest query that is read; the rest is cut off. */
const MAX_QUERY = 256;

/** What a query comes to. */
export interface Ranking {
  wish: Wish;
  places: Place[];
  error: SearchAnswer['error'];
}

/** How much of an answer is wanted. */
type Size = Pick<SearchQuery, 'limit' | 'excerpts'>;

/** Answers queries from one index. */
export class SearchEngine {
  readonly index: LoadedIndex;
  private readonly lookup: Lookup;
  private readonly weights: Weights;

  constructor(file: IndexFile, weights: Weights = WEIGHTS) {
    this.index = new LoadedIndex(file);
    this.weights = weights;
    this.lookup = new Lookup(this.index, weights);
  }

  /** Order the places that a query finds. */
  rank({ query, context, outside }: Omit<SearchQuery, keyof Size>): Ranking {
    const text = query.slice(0, MAX_QUERY);
    const parsed = parseQuery(text, (words) => this.hasWords(words));
    const wish = parsed.kind === 'text' ? this.lookup.readText(text) : this.lookup.readClauses(parsed.clauses);
    const places = rank(this.index, wish, this.weights, { context, outside });
    return { wish, places, error: parsed.kind === 'text' ? parsed.error : undefined };
  }

  /** Answer a query, with excerpts from the texts of the pages that are shown. */
  async search(query: SearchQuery, loadTexts: LoadTexts): Promise<SearchAnswer> {
    return this.answer(await this.settle(this.rank(query), loadTexts, query), query, loadTexts);
  }

  /**
   * Let the texts decide what they can: which places have a phrase, and the order of the first. `onFirst` gets the first of
   * the `limit` places that are shown where a phrase is still looked for in others.
   */
  async settle(
    ranking: Ranking,
    loadTexts: LoadTexts,
    { limit, onFirst = async () => {} }: { limit: number; onFirst?: (first: Ranking) => Promise<void> },
  ): Promise<Ranking> {
    const { wish } = ranking;
    const settled = async (places: Place[]): Promise<Ranking> => {
      await orderByTexts(this.index, places, { wish, weights: this.weights, loadTexts });
      return { ...ranking, places };
    };
    const places = await checkPhrases(this.index, ranking.places, {
      wish,
      loadTexts,
      limit,
      onFirst: async (first) => onFirst(await settled(first)),
    });
    return settled(places);
  }

  /** Name the files of texts that an answer cuts its excerpts from. */
  listExcerptFiles({ places }: Ranking, { limit, excerpts = limit }: Size): string[] {
    const shown = places.slice(0, Math.min(limit, excerpts));
    return [...new Set(shown.map(({ document }) => this.index.textFileOf(document)))];
  }

  /** Answer what is settled. A hit whose texts are not to be had lacks its excerpt. */
  async answer(ranking: Ranking, size: Size, loadTexts: LoadTexts): Promise<SearchAnswer> {
    const { wish, places, error } = ranking;
    const wanted = listWanted(wish.concepts);
    const files = this.listExcerptFiles(ranking, size);
    const hits = await Promise.all(
      places.slice(0, size.limit).map(async (place) => {
        const hasExcerpt = files.includes(this.index.textFileOf(place.document));
        const texts = hasExcerpt ? await loadTexts(this.index.textFileOf(place.document)) : null;
        return createHit(this.index, place, { wanted, texts });
      }),
    );
    return {
      hits: hits.filter((hit) => hit !== undefined),
      total: places.length,
      error,
      unknownWords: wish.unknownWords,
    };
  }

  /** Tell whether the docs have all words of a text. False for a text without words. */
  hasWords(text: string): boolean {
    const words = readWords(text).filter(({ kind }) => kind !== 'whole');
    return words.length > 0 && words.every((word) => this.index.hasWord(word.text));
  }

  /** List what a query is most likely to be one letter later. */
  foresee(query: string): string[] {
    return query.length < MAX_QUERY ? listNext(query, this.index.vocabulary) : [];
  }

  /** Make ready what only a misspelt query needs. */
  warm(): void {
    this.lookup.warm();
  }
}
