import { stem } from '../tokenize/stem.ts';
import { foldWord } from '../tokenize/tokenize.ts';
import {
  FIELDS,
  type FieldName,
  type IndexFile,
  mapFields,
  type StoredField,
  type StoredPage,
  textFileName,
} from './indexFile.ts';
import { unpackNumbers } from './packNumbers.ts';
import { unpackWords } from './packWords.ts';

/** A section, which is what a search finds: its page, its place in the page, its anchor and its heading. */
export interface Section {
  pageNumber: number;
  page: StoredPage;
  position: number;
  anchor: string;
  heading: string;
}

/** An index, ready to be searched. Sections and pages have numbers, in reading order. */
export class SearchIndex {
  readonly file: IndexFile;
  readonly sections: readonly Section[];
  /** Every word of the docs, sorted. */
  readonly words: readonly string[];
  private readonly fields: Record<FieldName, Field>;
  private readonly stemNumbers = new Map<string, number>();

  constructor(file: IndexFile) {
    this.file = file;
    this.sections = file.pages.flatMap((page, pageNumber) =>
      page.sections.map(([anchor, heading], position) => ({ pageNumber, page, position, anchor, heading })),
    );
    this.words = unpackWords(file.words);
    for (const word of this.words) {
      const name = stem(word);
      if (!this.stemNumbers.has(name)) this.stemNumbers.set(name, this.stemNumbers.size);
    }
    this.fields = mapFields((name) => new Field(file.fields[name]));
  }

  /** Give a section by its number. */
  section(number: number): Section {
    const section = this.sections[number];
    if (!section) throw new RangeError(`The index has no section ${number}.`);
    return section;
  }

  /** Name the file that has the texts of a section's page. */
  textFileOf(section: number): string {
    return textFileName(this.section(section).page.textDigest);
  }

  /** Tell whether the docs have a word, in this or another form. */
  hasWord(word: string): boolean {
    return this.stemNumbers.has(stem(foldWord(word)));
  }

  /** List the words that begin with a text, in order. */
  *wordsWithPrefix(prefix: string): Generator<string> {
    for (let index = lowerBound(this.words, prefix); this.words[index]?.startsWith(prefix); index++)
      yield this.words[index] ?? '';
  }

  /** Show each section whose field has a stem, with how often, and the length of the field there against the average. */
  visitPostings(
    field: FieldName,
    name: string,
    visit: (section: number, frequency: number, length: number) => void,
  ): void {
    const number = this.stemNumbers.get(name);
    if (number !== undefined) this.fields[field].visit(number, visit);
  }

  /** List the sections whose field has a stem. */
  sectionsWith(field: FieldName, name: string): Set<number> {
    const found = new Set<number>();
    this.visitPostings(field, name, (section) => found.add(section));
    return found;
  }

  /** Tell how much a stem says: the fewer sections have it in one field, the more. BM25's inverse document frequency. */
  idf(name: string): number {
    const number = this.stemNumbers.get(name);
    const having = number === undefined ? 0 : Math.max(...FIELDS.map((field) => this.fields[field].count(number)));
    return Math.log(1 + (this.sections.length - having + 0.5) / (having + 0.5));
  }
}

/** The postings of one field, unpacked. */
class Field {
  private readonly starts: Uint32Array;
  private readonly gaps: Uint32Array;
  private readonly frequencies: Uint32Array;
  private readonly lengths: Uint32Array;
  private readonly averageLength: number;

  constructor({ sizes, gaps, frequencies, lengths }: StoredField) {
    const counts = unpackNumbers(sizes);
    this.starts = new Uint32Array(counts.length + 1);
    for (const [number, count] of counts.entries()) this.starts[number + 1] = (this.starts[number] ?? 0) + count;
    this.gaps = unpackNumbers(gaps);
    this.frequencies = unpackNumbers(frequencies);
    this.lengths = unpackNumbers(lengths);
    const filled = this.lengths.filter((length) => length > 0);
    this.averageLength = filled.reduce((sum, length) => sum + length, 0) / filled.length || 1;
  }

  /** Count the sections of a stem. */
  count(stemNumber: number): number {
    return (this.starts[stemNumber + 1] ?? 0) - (this.starts[stemNumber] ?? 0);
  }

  visit(stemNumber: number, visit: (section: number, frequency: number, length: number) => void): void {
    let section = 0;
    for (let index = this.starts[stemNumber] ?? 0; index < (this.starts[stemNumber + 1] ?? 0); index++) {
      section += this.gaps[index] ?? 0;
      visit(section, this.frequencies[index] ?? 0, (this.lengths[section] ?? 0) / this.averageLength);
    }
  }
}

/** Find the first place of a sorted list whose word does not come before another. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
