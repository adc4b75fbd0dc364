import { tokenize } from '../tokenize/tokenize.ts';
import {
  type FieldName,
  type IndexedPage,
  type IndexFile,
  mapFields,
  numberStems,
  SEARCH_SCHEMA,
  type StoredField,
} from './indexFile.ts';
import { packNumbers, packWords } from './pack.ts';

/** Headings of lists of links, whose words belong to other pages. */
const LINK_LIST =
  /^\s*(further reading|next( steps?)?|read more|related( pages)?|see also|where to (read on|go next))\s*$/i;

interface Source {
  version: string;
  area: string;
  base: string;
  /** As in `IndexFile`. */
  schemes?: readonly string[];
  /** For equal scores. */
  pages: readonly IndexedPage[];
}

interface FieldCount {
  /** Occurrences by stem and section. */
  postings: Map<string, Map<number, number>>;
  /** Words of each section. */
  lengths: number[];
}

/** Create the index of pages, always the same for the same pages. */
export function createIndex({ version, area, base, schemes = [], pages }: Source): IndexFile {
  const found = new Set<string>();
  const counts = mapFields(
    (): FieldCount => ({ postings: new Map(), lengths: pages.flatMap(({ sections }) => sections.map(() => 0)) }),
  );
  const add = (field: FieldName, section: number, text: string) => {
    const { postings, lengths } = counts[field];
    for (const { text: word, stem, isStopWord } of tokenize(text)) {
      if (isStopWord) continue;
      found.add(word);
      const posting = postings.get(stem) ?? new Map<number, number>();
      postings.set(stem, posting.set(section, (posting.get(section) ?? 0) + 1));
      lengths[section] = (lengths[section] ?? 0) + 1;
    }
  };
  let section = 0;
  for (const { title, description, keywords, sections } of pages) {
    // The page's own words belong to its first section.
    add('title', section, title);
    add('description', section, description);
    add('keywords', section, keywords.join(' | '));
    for (const { heading, text } of sections) {
      add('heading', section, heading);
      if (!LINK_LIST.test(heading)) add('content', section, text);
      section++;
    }
  }
  const words = [...found].sort();
  const stems = [...numberStems(words).keys()];
  return {
    schema: SEARCH_SCHEMA,
    version,
    area,
    base,
    schemes,
    pages: pages.map(({ description: _description, ...page }) => ({
      ...page,
      sections: page.sections.map(({ anchor, heading }) => [anchor, heading]),
    })),
    words: packWords(words),
    fields: mapFields((name) => packField(counts[name], stems)),
  };
}

function packField({ postings, lengths }: FieldCount, stems: readonly string[]): StoredField {
  const lists = stems.map((name) => [...(postings.get(name) ?? [])]);
  return {
    sizes: packNumbers(lists.map(({ length }) => length)),
    gaps: packNumbers(lists.flatMap((list) => list.map(([section], at) => section - (list[at - 1]?.[0] ?? 0)))),
    frequencies: packNumbers(lists.flatMap((list) => list.map(([, frequency]) => frequency))),
    lengths: packNumbers(lengths),
  };
}
