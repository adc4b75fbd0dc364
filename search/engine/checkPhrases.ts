import { textFileAt } from '../index/textFiles.ts';
import type { Phrase, Wish } from '../query/concepts.ts';
import type { FieldName } from './fields.ts';
import { hasPhrase } from './hasPhrase.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { LoadTexts } from './orderByTexts.ts';
import { byScore, type Place } from './places.ts';

/** Places whose texts are read at most. */
const MAX_CHECKED = 100;
/** Pages that are read first; until there is something to show, as many again as have been read follow. */
const FIRST_PAGES = 2;

interface Check {
  wish: Wish;
  loadTexts: LoadTexts;
  /** Hits that are shown at most. */
  limit: number;
  /** Gets the first places that have the phrases where more texts are still to be read. */
  onFirst: (places: Place[]) => Promise<void>;
}

/**
 * Keep the places that have a wish's phrases, and not those it excludes. The index holds no places of words, so they are
 * looked for in the texts, of a few pages at a time: a reader waits for the first hits.
 */
export async function checkPhrases(
  index: LoadedIndex,
  places: Place[],
  { wish: { phrases }, loadTexts, limit, onFirst }: Check,
): Promise<Place[]> {
  if (phrases.length === 0) return places;
  const checked = places.filter(({ document }) => mayKeepPhrases(index, document, phrases)).slice(0, MAX_CHECKED);
  const pages = [...new Set(checked.map(({ document }) => index.pageOf(document)))];
  const kept = new Set<Place>();
  const read = new Set<number>();
  const readPage = async (page: number) => {
    const texts = await loadTexts(textFileAt(index.file.textDigits, page));
    for (const place of checked)
      if (index.pageOf(place.document) === page && keepsPhrases(index, place.document, { phrases, texts }))
        kept.add(place);
    read.add(page);
  };
  while (read.size < pages.length) {
    await Promise.all(pages.slice(read.size, Math.max(FIRST_PAGES, 2 * read.size)).map(readPage));
    const first = listCertain(index, checked, { kept, read, limit });
    if (first.length === 0) continue;
    if (read.size < pages.length) await onFirst(first.map((place) => ({ ...place })));
    await Promise.all(pages.slice(read.size).map(readPage));
  }
  return checked.filter((place) => kept.has(place));
}

/**
 * List the places that will be shown where they stand now, whatever the pages have that are still to be read: no page
 * before which one stands that is not read, nor one behind a page that may get more places.
 */
function listCertain(
  index: LoadedIndex,
  checked: readonly Place[],
  { kept, read, limit }: { kept: ReadonlySet<Place>; read: ReadonlySet<number>; limit: number },
): Place[] {
  const certain = new Map<number, Place[]>();
  const growing = new Set<number>();
  let possible = 0;
  let isAllRead = true;
  for (const place of checked) {
    const page = index.pageOf(place.document);
    const isRead = read.has(page);
    if (isRead && !kept.has(place)) continue;
    possible++;
    isAllRead &&= isRead;
    const ofPage = certain.get(page);
    if (possible > limit) growing.add(page);
    else if (ofPage) ofPage.push(place);
    else if (isAllRead) certain.set(page, [place]);
  }
  const pages = [...certain.keys()];
  const last = pages.findIndex((page) => growing.has(page));
  const listed = last < 0 ? pages : pages.slice(0, last + 1);
  return listed.flatMap((page) => certain.get(page) ?? []).sort(byScore);
}

/** Tell from the index alone whether a place may have the wanted phrases: a field that has all of their words. */
function mayKeepPhrases(index: LoadedIndex, document: number, phrases: readonly Phrase[]): boolean {
  return phrases.every(
    ({ indexed, fields, isWanted }) =>
      !isWanted || fields.some((field) => indexed.every((name) => index.postings(field, name).has(document))),
  );
}

function keepsPhrases(
  index: LoadedIndex,
  document: number,
  { phrases, texts }: { phrases: readonly Phrase[]; texts: readonly string[] | null },
): boolean {
  const own = listTexts(index, document, texts);
  return phrases.every(({ stems, fields, isWanted }) => {
    return fields.some((field) => own[field].some((text) => hasPhrase(text, stems))) === isWanted;
  });
}

function listTexts(
  index: LoadedIndex,
  document: number,
  texts: readonly string[] | null,
): Record<FieldName, readonly string[]> {
  const { page = 0, part = 0, heading = '' } = index.documents[document] ?? {};
  const stored = part === 0 ? index.file.pages[page] : undefined;
  return {
    title: stored ? [stored.title] : [],
    heading: [heading],
    description: stored ? [texts?.[stored.sections.length] ?? ''] : [],
    keywords: stored?.keywords ?? [],
    content: [texts?.[part] ?? ''],
  };
}
