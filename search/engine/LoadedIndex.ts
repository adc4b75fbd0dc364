import { foldWord, readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { IndexFile, StoredPage } from '../index/indexFile.ts';
import { unpackNumbers } from '../index/packNumbers.ts';
import { unpackWords } from '../index/packWords.ts';
import type { FieldName } from './fields.ts';

/** Where a stem stands in one field: by document, how often. A document is a section; a page's own is its first. */
export type Postings = ReadonlyMap<number, number>;

/** A field with its lengths, for BM25. */
export interface Field {
  postings: Map<string, Map<number, number>>;
  lengths: Float64Array;
  average: number;
}

const NOTHING: Postings = new Map();

/** An index, unpacked for searching. */
export class LoadedIndex {
  readonly file: IndexFile;
  /** For each document its page, its place in the page, anchor and heading. */
  readonly documents: { page: number; part: number; anchor: string; heading: string }[];
  /** Every word of the texts, titles and headings, each with its stem. */
  readonly words: Map<string, string>;
  readonly fields: Record<FieldName, Field>;
  private readonly stems: Map<string, string[]> = new Map();

  constructor(file: IndexFile) {
    this.file = file;
    this.documents = file.pages.flatMap((page, number) =>
      page.sections.map(([anchor, heading], part) => ({ page: number, part, anchor, heading })),
    );
    const textWords = unpackWords(file.words);
    this.words = new Map(textWords.map((word) => [word, stem(word)]));
    const content = this.unpackContent([...new Set(this.words.values())]);
    const firsts = this.documents.flatMap(({ part }, document) => (part === 0 ? [document] : []));
    const ofPage = (read: (page: StoredPage) => string) =>
      this.readField(file.pages.map((page, number): [number, string] => [firsts[number] ?? 0, read(page)]));
    this.fields = {
      title: ofPage(({ title }) => title),
      description: ofPage(({ description }) => description),
      keywords: ofPage(({ keywords }) => keywords.join(' | ')),
      heading: this.readField(this.documents.map(({ heading }, document) => [document, heading])),
      content,
    };
    for (const [word, name] of this.words) this.stems.set(name, [...(this.stems.get(name) ?? []), word]);
  }

  /** Documents whose field has a stem. */
  postings(field: FieldName, name: string): Postings {
    return this.fields[field].postings.get(name) ?? NOTHING;
  }

  /** Tell whether any document has a word, in this or another form. */
  hasWord(word: string): boolean {
    return this.stems.has(stem(foldWord(word)));
  }

  /** List the forms of a stem. */
  formsOf(name: string): readonly string[] {
    return this.stems.get(name) ?? [];
  }

  private unpackContent(stems: string[]): Field {
    const { file, documents } = this;
    const sizes = unpackNumbers(file.sizes);
    const gaps = unpackNumbers(file.gaps);
    const counts = unpackNumbers(file.counts);
    const field = createField(documents.length);
    let place = 0;
    stems.forEach((name, index) => {
      const list = new Map<number, number>();
      let document = 0;
      for (const end = place + (sizes[index] ?? 0); place < end; place++) {
        document += gaps[place] ?? 0;
        addWord(field, list, document, (counts[place] ?? 0) + 1);
      }
      field.postings.set(name, list);
    });
    return finish(field);
  }

  private readField(texts: [number, string][]): Field {
    const field = createField(this.documents.length);
    for (const [document, text] of texts) {
      for (const { text: word } of readWords(text)) {
        const name = stem(word);
        this.words.set(word, name);
        const list = field.postings.get(name) ?? new Map<number, number>();
        field.postings.set(name, list);
        if (isStopWord(word)) list.set(document, (list.get(document) ?? 0) + 1);
        else addWord(field, list, document, 1);
      }
    }
    return finish(field);
  }
}

const createField = (size: number): Field => ({ postings: new Map(), lengths: new Float64Array(size), average: 1 });

function addWord(field: Field, list: Map<number, number>, document: number, times: number): void {
  list.set(document, (list.get(document) ?? 0) + times);
  field.lengths[document] = (field.lengths[document] ?? 0) + times;
}

function finish(field: Field): Field {
  const filled = field.lengths.filter((length) => length > 0);
  const average = filled.length > 0 ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
  return { ...field, average };
}
