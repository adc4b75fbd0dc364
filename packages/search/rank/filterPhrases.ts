import type { FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Phrase } from '../query/planQuery.ts';
import { stem } from '../tokenize/stem.ts';
import { tokenize } from '../tokenize/tokenize.ts';
import type { RankedSection } from './rank.ts';

/** Resolves to null on failure. */
export type LoadTexts = (textFile: string) => Promise<readonly string[] | null>;

const MAX_CHECKED = 100;

/** Keep sections by their phrases. The index has no positions, so texts are read where one field has all words. */
export async function filterPhrases(
  index: SearchIndex,
  ranked: readonly RankedSection[],
  { phrases, loadTexts }: { phrases: readonly Phrase[]; loadTexts: LoadTexts },
): Promise<RankedSection[]> {
  if (phrases.length === 0) return [...ranked];
  const mayMatch = phrases.filter(({ isExcluded }) => !isExcluded).map((phrase) => createWordFilter(index, phrase));
  const checked = ranked.filter(({ section }) => mayMatch.every((may) => may(section))).slice(0, MAX_CHECKED);
  const isKept = await Promise.all(
    checked.map(async ({ section }) => {
      const texts = readFields(index, section, await loadTexts(index.textFileOf(section)));
      return phrases.every(
        ({ stems, fields, isExcluded }) =>
          fields.some((field) => texts[field].some((text) => hasPhrase(text, stems))) !== isExcluded,
      );
    }),
  );
  return checked.filter((_section, number) => isKept[number]);
}

/** From the index alone: one field has all words. */
function createWordFilter(index: SearchIndex, { indexed, fields }: Phrase): (section: number) => boolean {
  const byField = fields.map((field) => indexed.map((name) => index.sectionsWith(field, name)));
  return (section) => byField.some((lists) => lists.every((list) => list.has(section)));
}

function readFields(
  index: SearchIndex,
  section: number,
  texts: readonly string[] | null,
): Record<FieldName, readonly string[]> {
  const { page, position, heading } = index.section(section);
  const isPage = position === 0;
  return {
    title: isPage ? [page.title] : [],
    heading: [heading],
    description: isPage ? [texts?.at(-1) ?? ''] : [],
    keywords: isPage ? page.keywords : [],
    content: [texts?.[position] ?? ''],
  };
}

function hasPhrase(text: string, stems: readonly string[]): boolean {
  const words = tokenize(text).flatMap(({ text: word, kind }) => (kind === 'compound' ? [] : [stem(word)]));
  return words.some((_word, position) => stems.every((name, offset) => words[position + offset] === name));
}
