import type { FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Phrase } from '../query/planQuery.ts';
import { listWords } from '../tokenize/tokenize.ts';
import type { RankedSection } from './rank.ts';

/** Null on failure. */
export type Texts = readonly string[] | null;
/** Returns the texts of a file at once where they are here already. */
export type LoadTexts = (textFile: string) => Texts | Promise<Texts>;

const MAX_CHECKED = 100;

/** Keep sections by their phrases. The index has no positions, so texts are read where one field has all words. */
export async function filterPhrases(
  index: SearchIndex,
  ranked: RankedSection[],
  { phrases, loadTexts }: { phrases: readonly Phrase[]; loadTexts: LoadTexts },
): Promise<RankedSection[]> {
  if (phrases.length === 0) return ranked;
  const mayMatch = phrases.filter(({ isExcluded }) => !isExcluded).map((phrase) => createWordFilter(index, phrase));
  const checked = ranked.filter(({ section }) => mayMatch.every((may) => may(section))).slice(0, MAX_CHECKED);
  const isKept = await Promise.all(
    checked.map(async ({ section }) => {
      const texts = readFields(index, section, await loadTexts(index.textFileOf(section)));
      return phrases.every(
        ({ words, fields, isExcluded }) =>
          fields.some((field) => texts[field].some((text) => hasPhrase(text, words))) !== isExcluded,
      );
    }),
  );
  return checked.filter((_section, number) => isKept[number]);
}

/** From the index alone: one field has all words. */
function createWordFilter(index: SearchIndex, { words, fields }: Phrase): (section: number) => boolean {
  const indexed = words.filter(({ isStopWord }) => !isStopWord);
  const byField = fields.map((field) =>
    indexed.map(({ stem }) => new Set(index.postings(field, stem).map(({ section }) => section))),
  );
  return (section) => byField.some((lists) => lists.every((list) => list.has(section)));
}

function readFields(index: SearchIndex, section: number, texts: Texts): Record<FieldName, readonly string[]> {
  const { page, position, heading } = index.section(section);
  const ofPage =
    position === 0 ? { title: [page.title], description: [texts?.at(-1) ?? ''], keywords: page.keywords } : undefined;
  return {
    title: [],
    description: [],
    keywords: [],
    ...ofPage,
    heading: [heading],
    content: [texts?.[position] ?? ''],
  };
}

function hasPhrase(text: string, phrase: Phrase['words']): boolean {
  const words = listWords(text);
  return words.some((_word, position) => phrase.every(({ stem }, offset) => words[position + offset]?.stem === stem));
}
