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
import { unpackNumbers, unpackWords } from './pack.ts';

interface Section {
  pageNumber: number;
  page: StoredPage;
  position: number;
  anchor: string;
  heading: string;
}

/** Numbers of sections and pages are in reading order. */
export class SearchIndex {
  readonly file: IndexFile;
  readonly sections: readonly Section[];
  /** Sorted. */
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

  section(number: number): Section {
    const section = this.sections[number];
    if (!section) throw new RangeError(`The index has no section ${number}.`);
    return section;
  }

  textFileOf(section: number): string {
    return textFileName(this.section(section).page.textDigest);
  }

  hasWord(word: string): boolean {
    return this.stemNumbers.has(stem(foldWord(word)));
  }

  *wordsWithPrefix(prefix: string): Generator<string> {
    for (let index = lowerBound(this.words, prefix); this.words[index]?.startsWith(prefix); index++)
      yield this.words[index] ?? '';
  }

  /** Passes the frequency, and the field's relative length. */
  visitPostings(
    field: FieldName,
    name: string,
    visit: (section: number, frequency: number, length: number) => void,
  ): void {
    const number = this.stemNumbers.get(name);
    if (number !== undefined) this.fields[field].visit(number, visit);
  }

  sectionsWith(field: FieldName, name: string): Set<number> {
    const found = new Set<number>();
    this.visitPostings(field, name, (section) => found.add(section));
    return found;
  }

  /** BM25's inverse document frequency, in the most frequent field. */
  idf(name: string): number {
    const number = this.stemNumbers.get(name);
    const having = number === undefined ? 0 : Math.max(...FIELDS.map((field) => this.fields[field].count(number)));
    return Math.log(1 + (this.sections.length - having + 0.5) / (having + 0.5));
  }
}

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

/** The first place whose word is not smaller. */
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
