import { foldWord, readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { IndexFile } from '../index/indexFile.ts';
import { Field, type Postings } from '../index/packField.ts';
import { unpackGaps } from '../index/packNumbers.ts';
import { headingOf } from '../index/storedSections.ts';
import { textFileAt } from '../index/textFiles.ts';
import { Vocabulary } from '../index/Vocabulary.ts';
import type { FieldName } from './fields.ts';

/** A word of a title or heading: the stems that it answers to, its own and that of the compound it is part of. */
export interface NameWord {
  stems: string[];
  /** How much of the name it is. */
  size: number;
}

const NOTHING: Postings = new Map();
const RARITY_FIELDS: readonly FieldName[] = ['content', 'heading', 'title'];
const NAME_FIELDS: readonly FieldName[] = ['title', 'heading'];
/** What a stop word of a title counts: readers leave them out. */
const STOP_SIZE = 0.3;

/** An index, unpacked for searching as far as each query needs it: a reader waits for the first. */
export class LoadedIndex {
  readonly file: IndexFile;
  /** A document is a section; a page's own is its first. For each its page, its place in the page, and heading. */
  readonly documents: { page: number; part: number; heading: string }[];
  readonly vocabulary: Vocabulary;
  readonly fields: Record<FieldName, Field>;
  private readonly rarities = new Map<string, number>();
  private readonly names = new Map<string, readonly NameWord[]>();

  constructor(file: IndexFile) {
    this.file = file;
    this.documents = file.pages.flatMap((page, number) =>
      page.sections.map((stored, part) => ({ page: number, part, heading: headingOf(stored) })),
    );
    this.vocabulary = new Vocabulary(file.vocabulary);
    const { title, heading, description, keywords, content } = file.fields;
    this.fields = {
      title: new Field(title),
      heading: new Field(heading),
      description: new Field(description),
      keywords: new Field(keywords),
      content: new Field(content),
    };
  }

  /** Give the number of the page that a document is part of. */
  pageOf(document: number): number {
    return this.documents[document]?.page ?? 0;
  }

  /** Name the file that has the texts of a document's page. */
  textFileOf(document: number): string {
    return textFileAt(this.file.textDigits, this.pageOf(document));
  }

  /** Count the words of a page's texts, without stop words. */
  wordsOf(page: number): number {
    const { lengths } = this.fields.content;
    return this.documents.reduce(
      (sum, { page: own }, document) => sum + (own === page ? (lengths[document] ?? 0) : 0),
      0,
    );
  }

  /** List the numbers of the pages that a page links to. */
  leadsTo(page: number): Uint32Array {
    return unpackGaps(this.file.pages[page]?.leadsTo ?? '');
  }

  /** Give a document's heading; its title where it is the page itself. */
  nameOf(document: number): string {
    const { page = 0, part = 0, heading = '' } = this.documents[document] ?? {};
    return part === 0 ? (this.file.pages[page]?.title ?? '') : heading;
  }

  /** Give the title of a document's page, with the labels that the page stands under. */
  scopeOf(document: number): string {
    const { title = '', crumbs = [], context = null } = this.file.pages[this.pageOf(document)] ?? {};
    return [title, ...crumbs, context].join(' ');
  }

  /** List the keywords of a document, which are those of the page where it is the page itself. */
  keywordsOf(document: number): readonly string[] {
    const { page = 0, part } = this.documents[document] ?? {};
    return part === 0 ? (this.file.pages[page]?.keywords ?? []) : [];
  }

  /** Tell whether a title has all of some stems. */
  hasTitleOf(stems: readonly string[]): boolean {
    const [first = NOTHING, ...others] = stems.map((name) => this.postings('title', name));
    return [...first.keys()].some((document) => others.every((list) => list.has(document)));
  }

  /** List the documents whose title, heading or keywords have any of some stems. Keywords of a section are no names of it. */
  namedBy(stems: Iterable<string>): Set<number> {
    const found = new Set<number>();
    for (const name of stems) {
      for (const field of NAME_FIELDS) for (const document of this.postings(field, name).keys()) found.add(document);
      for (const document of this.postings('keywords', name).keys()) if (this.isPage(document)) found.add(document);
    }
    return found;
  }

  /** Tell whether a document is what stands before any heading of its page, and so the page itself. */
  isPage(document: number): boolean {
    return this.documents[document]?.part === 0;
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
    const number = this.vocabulary.numberOf(name);
    return number === undefined ? NOTHING : this.fields[field].postings(number);
  }

  /** Tell whether any document has a word, in this or another form. */
  hasWord(word: string): boolean {
    return this.vocabulary.numberOf(stem(foldWord(word))) !== undefined;
  }

  /** List the words of a name. */
  readName(text: string): readonly NameWord[] {
    let name = this.names.get(text);
    if (!name) {
      name = splitName(text);
      this.names.set(text, name);
    }
    return name;
  }
}

function splitName(text: string): NameWord[] {
  const words = readWords(text);
  const wholes = words.filter(({ kind }) => kind === 'whole');
  return words.flatMap(({ text: word, kind, start, end }) => {
    if (kind === 'whole') return [];
    const whole = wholes.find((other) => other.start <= start && other.end >= end);
    const stems = whole ? [stem(word), stem(whole.text)] : [stem(word)];
    return [{ stems, size: isStopWord(word) ? STOP_SIZE : 1 }];
  });
}
