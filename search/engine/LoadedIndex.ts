import { foldWord, readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import { type IndexFile, PROSE_COUNT, type StoredPage } from '../index/indexFile.ts';
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

/** A word of a title or heading: the stems that it answers to, its own and that of the compound it is part of. */
export interface NameWord {
  stems: string[];
  /** How much of the name it is. */
  size: number;
}

const NOTHING: Postings = new Map();
const RARITY_FIELDS: readonly FieldName[] = ['content', 'heading', 'title'];
const NO_NAME: readonly NameWord[] = [];
/** What a stop word of a title counts: readers leave them out. */
const STOP_SIZE = 0.3;

/** An index, unpacked for searching. */
export class LoadedIndex {
  readonly file: IndexFile;
  /** For each document its page, its place in the page, anchor and heading. */
  readonly documents: { page: number; part: number; anchor: string; heading: string }[];
  /** Every word of the texts, titles and headings, each with its stem. */
  readonly words: Map<string, string>;
  readonly fields: Record<FieldName, Field>;
  private readonly stems: Map<string, string[]> = new Map();
  private readonly rarities = new Map<string, number>();
  private readonly pageTitles: NameWord[][];
  /** By page: its title, and what it stands under. */
  private readonly scopes: NameWord[][];
  private readonly pageKeywords: NameWord[][][];
  /** By document: its heading, or for a page itself the title. */
  private readonly names: NameWord[][];

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
      links: this.readField(
        file.pages.flatMap(({ sections }) => sections).map(([, , links], document) => [document, links]),
      ),
      content,
    };
    for (const [word, name] of this.words) this.stems.set(name, [...(this.stems.get(name) ?? []), word]);
    this.pageTitles = file.pages.map(({ title }) => this.readName(title));
    this.scopes = file.pages.map(({ title, crumbs, context }) => this.readName([title, ...crumbs, context].join(' ')));
    this.pageKeywords = file.pages.map(({ keywords }) => keywords.map((keyword) => this.readName(keyword)));
    this.names = this.documents.map(({ page, part, heading }) =>
      part === 0 ? (this.pageTitles[page] ?? []) : this.readName(heading),
    );
  }

  /** Give the number of the page that a document is part of. */
  pageOf(document: number): number {
    return this.documents[document]?.page ?? 0;
  }

  /** List the words of a document's heading; of its title where it is the page itself. */
  nameOf(document: number): readonly NameWord[] {
    return this.names[document] ?? NO_NAME;
  }

  /** List the words of the title of a document's page, and of the labels that the page stands under. */
  scopeOf(document: number): readonly NameWord[] {
    return this.scopes[this.pageOf(document)] ?? NO_NAME;
  }

  /** List the keywords of a document, which are those of the page where it is the page itself. */
  keywordsOf(document: number): readonly (readonly NameWord[])[] {
    return this.documents[document]?.part === 0 ? (this.pageKeywords[this.pageOf(document)] ?? []) : [];
  }

  /** Tell whether a title has all of some stems. */
  hasTitleOf(stems: readonly string[]): boolean {
    return this.pageTitles.some((title) => stems.every((name) => title.some((word) => word.stems.includes(name))));
  }

  /** Tell how much a stem says: the fewer documents have it, the more. BM25's inverse document frequency. */
  rarityOf(name: string): number {
    let rarity = this.rarities.get(name);
    if (rarity === undefined) {
      const having = Math.max(...RARITY_FIELDS.map((field) => this.postings(field, name).size));
      rarity = Math.log(1 + (this.documents.length - having + 0.5) / (having + 0.5));
      this.rarities.set(name, rarity);
    }
    return rarity;
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

  private readName(text: string): NameWord[] {
    const words = readWords(text);
    const wholes = words.filter(({ kind }) => kind === 'whole');
    return words.flatMap(({ text: word, kind, start, end }) => {
      if (kind === 'whole') return [];
      const whole = wholes.find((other) => other.start <= start && other.end >= end);
      const stems = whole ? [stem(word), stem(whole.text)] : [stem(word)];
      return [{ stems, size: isStopWord(word) ? STOP_SIZE : 1 }];
    });
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
        addWord(field, list, document, ((counts[place] ?? 0) + 1) / PROSE_COUNT);
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
