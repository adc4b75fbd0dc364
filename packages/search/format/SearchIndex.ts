import Fuse from 'fuse.js/min-basic';
import { Vocabulary } from '../query/Vocabulary.ts';
import { listWords } from '../tokenize/tokenize.ts';
import {
  checkSchema,
  FIELDS,
  type FieldName,
  type IndexFile,
  mapFields,
  numberStems,
  SEARCH_SCHEMA,
  type StoredField,
  type StoredPage,
  textFileName,
} from './indexFile.ts';
import { unpackNumbers, unpackWords } from './pack.ts';

interface Section {
  pageNumber: number;
  page: StoredPage;
  position: number;
  anchor: string;
  heading: string;
}

interface Posting {
  section: number;
  frequency: number;
  /** Of the field there, beside its average. */
  length: number;
}

/** Numbers of sections and pages are in reading order. */
export class SearchIndex {
  readonly file: IndexFile;
  readonly sections: readonly Section[];
  /** Sorted. */
  readonly words: readonly string[];
  readonly vocabulary: Vocabulary;
  private readonly fields: Record<FieldName, Field>;
  private readonly stemNumbers: ReadonlyMap<string, number>;
  private readonly names = new Map<string, string[][]>();
  private readonly named = new Map<string, number[]>();

  /** Throws an Error for a file of another schema. */
  constructor(file: IndexFile) {
    this.file = checkSchema(file, SEARCH_SCHEMA);
    this.sections = file.pages.flatMap((page, pageNumber) =>
      page.sections.map(([anchor, heading], position) => ({ pageNumber, page, position, anchor, heading })),
    );
    this.words = unpackWords(file.words);
    this.vocabulary = new Vocabulary(Fuse.createIndex([], this.words));
    this.stemNumbers = numberStems(this.words);
    this.fields = mapFields((name) => unpackField(file.fields[name]));
    for (const [number, { page, position, heading }] of this.sections.entries()) {
      const name = foldName(position === 0 ? page.title : heading);
      if (name !== '') this.named.set(name, [...(this.named.get(name) ?? []), number]);
    }
  }

  section(number: number): Section {
    const section = this.sections[number];
    if (!section) throw new RangeError(`The index has no section ${number}.`);
    return section;
  }

  textFileOf(section: number): string {
    return textFileName(this.section(section).page.textDigest);
  }

  hasStem(name: string): boolean {
    return this.stemNumbers.has(name);
  }

  postings(field: FieldName, name: string): Posting[] {
    const number = this.stemNumbers.get(name);
    if (number === undefined) return [];
    const { starts, sizes, gaps, frequencies, lengths } = this.fields[field];
    const start = starts[number] ?? 0;
    let section = 0;
    return gaps.slice(start, start + (sizes[number] ?? 0)).map((gap, at) => {
      section += gap;
      return { section, frequency: frequencies[start + at] ?? 0, length: lengths[section] ?? 0 };
    });
  }

  /** BM25's inverse document frequency, in the most frequent field. */
  idf(name: string): number {
    const number = this.stemNumbers.get(name);
    const having = number === undefined ? 0 : Math.max(...FIELDS.map((field) => this.fields[field].sizes[number] ?? 0));
    return Math.log(1 + (this.sections.length - having + 0.5) / (having + 0.5));
  }

  /** List the sections whose title or heading has the words of a text, all of them, and no others. */
  findNamed(text: string): readonly number[] {
    return this.named.get(foldName(text)) ?? [];
  }

  /** Read the words of a title or heading: the stem of each, and that of its compound. Cached, because all queries read them. */
  readName(text: string): string[][] {
    let name = this.names.get(text);
    if (!name) {
      const words = listWords(text).filter(({ isStopWord }) => !isStopWord);
      name = words.map(({ stem, compound }) => (compound === undefined ? [stem] : [stem, compound]));
      this.names.set(text, name);
    }
    return name;
  }
}

/** A name may have signs alone. */
const foldName = (text: string): string =>
  listWords(text)
    .map((word) => word.text)
    .join(' ') || text.trim();

type Field = ReturnType<typeof unpackField>;

function unpackField({ sizes: packedSizes, gaps, frequencies, lengths: packedLengths }: StoredField) {
  const sizes = unpackNumbers(packedSizes);
  let end = 0;
  const starts = sizes.map((size) => {
    end += size;
    return end - size;
  });
  const lengths = unpackNumbers(packedLengths);
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / filled.length || 1;
  return {
    starts,
    sizes,
    gaps: unpackNumbers(gaps),
    frequencies: unpackNumbers(frequencies),
    lengths: lengths.map((length) => length / average),
  };
}
