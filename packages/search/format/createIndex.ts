import { stem } from '../tokenize/stem.ts';
import { isStopWord } from '../tokenize/stopWords.ts';
import { tokenize } from '../tokenize/tokenize.ts';
import {
  type FieldName,
  type IndexedPage,
  type IndexFile,
  mapFields,
  SEARCH_SCHEMA,
  type StoredField,
} from './indexFile.ts';
import { packNumbers, packWords } from './pack.ts';

// Headings of lists of links, whose words belong to other pages.
const HEADINGS = new Set([
  'further reading',
  'next',
  'next step',
  'next steps',
  'read more',
  'related',
  'related pages',
  'see also',
  'where to read on',
  'where to go next',
]);

const isLinkList = (heading: string): boolean => HEADINGS.has(heading.trim().toLowerCase());

interface Source {
  version: string;
  area: string;
  base: string;
  /** For equal scores. */
  pages: readonly IndexedPage[];
}

/** Create the index of pages, always the same for the same pages. */
export function createIndex({ version, area, base, pages }: Source): IndexFile {
  const counts = countFields(pages);
  const words = [...new Set(Object.values(counts).flatMap((count) => [...count.words]))].sort();
  const stems = [...new Set(words.map(stem))];
  return {
    schema: SEARCH_SCHEMA,
    version,
    area,
    base,
    pages: pages.map(({ description: _description, ...page }) => ({
      ...page,
      sections: page.sections.map(({ anchor, heading }) => [anchor, heading]),
    })),
    words: packWords(words),
    fields: mapFields((name) => counts[name].pack(stems)),
  };
}

/** The page's own words belong to its first section. */
function countFields(pages: readonly IndexedPage[]): Record<FieldName, FieldCount> {
  const size = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const counts = mapFields(() => new FieldCount(size));
  let section = 0;
  for (const { title, description, keywords, sections } of pages) {
    counts.title.add(section, title);
    counts.description.add(section, description);
    counts.keywords.add(section, keywords.join(' | '));
    for (const { heading, text } of sections) {
      counts.heading.add(section, heading);
      if (!isLinkList(heading)) counts.content.add(section, text);
      section++;
    }
  }
  return counts;
}

/** By stem and section. */
class FieldCount {
  readonly words = new Set<string>();
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: Uint32Array;

  constructor(size: number) {
    this.lengths = new Uint32Array(size);
  }

  add(section: number, text: string): void {
    for (const { text: word } of tokenize(text)) {
      if (isStopWord(word)) continue;
      this.words.add(word);
      const name = stem(word);
      const posting = this.postings.get(name) ?? new Map<number, number>();
      this.postings.set(name, posting.set(section, (posting.get(section) ?? 0) + 1));
      this.lengths[section] = (this.lengths[section] ?? 0) + 1;
    }
  }

  pack(stems: readonly string[]): StoredField {
    const lists = stems.map((name) => this.postings.get(name) ?? new Map<number, number>());
    return {
      sizes: packNumbers(lists.map(({ size }) => size)),
      gaps: packNumbers(lists.flatMap((list) => listGaps([...list.keys()]))),
      frequencies: packNumbers(lists.flatMap((list) => [...list.values()])),
      lengths: packNumbers(this.lengths),
    };
  }
}

const listGaps = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
