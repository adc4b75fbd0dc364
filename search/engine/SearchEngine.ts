import { readWords } from '../analysis/readWords.ts';
import type { IndexFile } from '../index/indexFile.ts';
import type { Phrase, Wish } from '../query/concepts.ts';
import { parseQuery } from '../query/parseQuery.ts';
import type { SearchAnswer, SearchQuery } from '../types.ts';
import { createHit } from './createHit.ts';
import { listWanted } from './findMarks.ts';
import { hasPhrase } from './hasPhrase.ts';
import { LoadedIndex } from './LoadedIndex.ts';
import { Lookup } from './Lookup.ts';
import { listNext } from './listNext.ts';
import { type LoadTexts, orderByTexts } from './orderByTexts.ts';
import type { Place } from './places.ts';
import { rank } from './rank.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Longest query that is read; the rest is cut off. */
const MAX_QUERY = 256;
/** Places whose texts are read for a phrase at most. */
const MAX_CHECKED = 100;

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
    return this.answer(await this.settle(this.rank(query), loadTexts), query, loadTexts);
  }

  /** Let the texts decide what they can: which places have a phrase, and the order of the first. */
  async settle(ranking: Ranking, loadTexts: LoadTexts): Promise<Ranking> {
    const { wish, places } = ranking;
    const kept = wish.phrases.length === 0 ? places : await this.checkPhrases(places, wish.phrases, loadTexts);
    await orderByTexts(this.index, kept, { wish, weights: this.weights, loadTexts });
    return { ...ranking, places: kept };
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

  // The index holds no places of words, so a phrase is looked for in the texts.
  private async checkPhrases(places: Place[], phrases: Phrase[], loadTexts: LoadTexts): Promise<Place[]> {
    const checked = await Promise.all(
      places.slice(0, MAX_CHECKED).map(async (place) => {
        const texts = this.textsByField(place, await loadTexts(this.index.textFileOf(place.document)));
        const isKept = phrases.every(({ stems, fields, isWanted }) => {
          return fields.some((field) => texts[field].some((text) => hasPhrase(text, stems))) === isWanted;
        });
        return isKept ? [place] : [];
      }),
    );
    return checked.flat();
  }

  private textsByField({ document }: Place, texts: readonly string[] | null) {
    const place = this.index.documents[document];
    const page = place && this.index.file.pages[place.page];
    const isPage = place?.part === 0;
    return {
      title: isPage ? [page?.title ?? ''] : [],
      heading: [place?.heading ?? ''],
      description: isPage ? [texts?.[page?.sections.length ?? 0] ?? ''] : [],
      keywords: isPage ? (page?.keywords ?? []) : [],
      content: [texts?.[place?.part ?? 0] ?? ''],
    };
  }
}
