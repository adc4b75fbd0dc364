import { SEARCH_SCHEMA, type SearchScope } from '../../common/search.ts';
import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { FieldName } from '../engine/fields.ts';
import type { IndexedPage, IndexFile, StoredPage } from './indexFile.ts';
import { isLinkList } from './linkLists.ts';
import { type PackedField, packField } from './packField.ts';
import { gapsOf, packNumbers } from './packNumbers.ts';
import { storeSection } from './storedSections.ts';
import { packVocabulary } from './Vocabulary.ts';

interface Source {
  version: string;
  scope: SearchScope;
  base: string;
  /** In reading order, which decides between equal scores. */
  pages: readonly IndexedPage[];
}

/** Make the index of some pages: the same pages give the same index. */
export function createIndex({ version, scope, base, pages }: Source): IndexFile {
  const counted = countFields(pages);
  const words = [...new Set(Object.values(counted).flatMap((field) => [...field.words]))].sort();
  const stems = [...new Set(words.map(stem))];
  const pack = ({ postings, lengths }: CountedField): PackedField =>
    packField(
      stems.map((name) => postings.get(name) ?? new Map()),
      lengths,
    );
  const { title, heading, description, keywords, content } = counted;
  return {
    schema: SEARCH_SCHEMA,
    version,
    scope,
    base,
    pages: pages.map((page) => storePage(page, pages)),
    textDigits: pages.map(({ textDigits }) => textDigits).join(''),
    vocabulary: packVocabulary(words),
    fields: {
      title: pack(title),
      heading: pack(heading),
      description: pack(description),
      keywords: pack(keywords),
      content: pack(content),
    },
  };
}

/** What describes a page as a whole belongs to its first section. Stop words are no content. */
function countFields(pages: readonly IndexedPage[]): Record<FieldName, CountedField> {
  const size = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const create = () => new CountedField(size);
  const fields = {
    title: create(),
    heading: create(),
    description: create(),
    keywords: create(),
    content: create(),
  };
  let number = 0;
  for (const { title, description, keywords, sections } of pages) {
    fields.title.add(number, title);
    fields.description.add(number, description);
    fields.keywords.add(number, keywords.join(' | '));
    for (const { heading, keywords: own, text } of sections) {
      fields.keywords.add(number, own.join(' | '));
      fields.heading.add(number, heading);
      if (!isLinkList(heading)) fields.content.add(number, text, { hasStopWords: false });
      number++;
    }
  }
  return fields;
}

/** The words of one field, counted by stem and section. */
class CountedField {
  readonly words = new Set<string>();
  readonly postings = new Map<string, Map<number, number>>();
  readonly lengths: Uint32Array;

  constructor(size: number) {
    this.lengths = new Uint32Array(size);
  }

  /** Count the words of a text. Stop words make nothing longer. */
  add(section: number, text: string, { hasStopWords = true } = {}): void {
    for (const { text: word } of readWords(text)) {
      const isStop = isStopWord(word);
      if (isStop && !hasStopWords) continue;
      this.words.add(word);
      const name = stem(word);
      const list = this.postings.get(name) ?? new Map<number, number>();
      this.postings.set(name, list.set(section, (list.get(section) ?? 0) + 1));
      if (!isStop) this.lengths[section] = (this.lengths[section] ?? 0) + 1;
    }
  }
}

function storePage(page: IndexedPage, all: readonly IndexedPage[]): StoredPage {
  const { description: _description, textDigits: _digits, links, sections, ...rest } = page;
  const linked = all.flatMap((other, number) => (other !== page && links.includes(other.route) ? [number] : []));
  return {
    ...rest,
    leadsTo: packNumbers(gapsOf(linked)),
    sections: sections.map(storeSection),
  };
}
