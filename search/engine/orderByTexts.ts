import type { Wish } from '../query/concepts.ts';
import { findTokens, findWords, listWanted, type Wanted } from './findMarks.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { measureNearness } from './measureNearness.ts';
import { byScore, type Place, swap } from './places.ts';
import { tokensOf } from './tokens.ts';
import type { Weights } from './weights.ts';

/** First places that are put in order by their texts. A reader waits for these texts; more of them find hardly more. */
const ORDERED = 3;
/** Words that these texts have at most, the first aside: some 9 kB as they are sent. */
const MAX_WORDS = 2800;

/** Gets the texts of a page's sections by the name of their file; null where they cannot be had. */
export type LoadTexts = (textFile: string) => Promise<readonly string[] | null> | readonly string[] | null;

/** What is looked for in the texts. */
interface Search {
  index: LoadedIndex;
  asked: readonly number[];
  wanted: Wanted;
  weights: Weights;
}

/**
 * Put the first places in order by their texts, in place: what stands together in the query and in a text is what the
 * reader means. First each page is led by its section that shows most of the query so, then the pages are compared.
 */
export async function orderByTexts(
  index: LoadedIndex,
  places: Place[],
  { wish, weights, loadTexts }: { wish: Wish; weights: Weights; loadTexts: LoadTexts },
): Promise<void> {
  const asked = listAsked(wish);
  if (asked.length < 2) return;
  const search = { index, asked, wanted: listWanted(wish.concepts), weights };
  const first = listFirst(index, places);
  const texts = await Promise.all(first.map(({ document }) => loadTexts(index.textFileOf(document))));
  const led = new Set<number>();
  first.forEach((place, rank) => {
    const page = index.pageOf(place.document);
    if (!led.has(page)) leadWithNear(search, place, { texts: texts[rank] ?? null, places });
    led.add(page);
  });
  first.forEach((place, rank) => {
    place.score *= 1 + weights.near * nearnessOf(search, place.document, texts[rank] ?? null);
  });
  places.splice(0, first.length, ...first.sort(byScore));
}

/** List the first places whose texts may be read: the best, and others as long as their pages are short enough. */
function listFirst(index: LoadedIndex, places: readonly Place[]): Place[] {
  const first = places.slice(0, ORDERED);
  const pages = new Set<number>();
  let words = 0;
  const end = first.findIndex(({ document }) => {
    const page = index.pageOf(document);
    if (!pages.has(page)) words += index.wordsOf(page);
    pages.add(page);
    return words > MAX_WORDS;
  });
  return end < 0 ? first : first.slice(0, Math.max(end, 1));
}

/** Exchange a page's first place for that of its places whose own words, and their nearness, show more of the query. */
function leadWithNear(
  search: Search,
  first: Place,
  { texts, places }: { texts: readonly string[] | null; places: readonly Place[] },
): void {
  const { index, weights } = search;
  const page = index.pageOf(first.document);
  const worthOf = ({ document, shown = 0 }: Place) =>
    shown * (1 + weights.leadNear * nearnessOf(search, document, texts));
  let leader = first;
  let most = worthOf(first) * weights.lead;
  for (const place of places) {
    // Few can come so far that their texts need to be read.
    if ((place.shown ?? 0) * (1 + weights.leadNear) <= most || index.pageOf(place.document) !== page) continue;
    const worth = worthOf(place);
    if (worth <= most) continue;
    most = worth;
    leader = place;
  }
  swap(first, leader);
}

function nearnessOf({ index, asked, wanted }: Search, document: number, texts: readonly string[] | null): number {
  const { part = 0, heading = '' } = index.documents[document] ?? {};
  const inText = texts === null ? 0 : measureNearness(findTokens(tokensOf(texts, part), wanted), asked);
  return Math.max(inText, measureNearness(findWords(heading, wanted), asked));
}

/** Places, among a query's concepts, of those that are words of the reader's. */
const listAsked = ({ concepts }: Wish): number[] =>
  concepts.flatMap(({ kind, presence }, index) => (kind === 'word' && presence !== 'not' ? [index] : []));
