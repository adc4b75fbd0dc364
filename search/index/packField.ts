import { gapsOf, packNumbers, unpackNumbers } from './packNumbers.ts';

/** Where a stem stands in one field: by section, what it counts. */
export type Postings = ReadonlyMap<number, number>;

/** One field of an index, as `packNumbers` writes it. */
export interface PackedField {
  /** For each stem: how many sections have it. */
  sizes: string;
  /** The sections of each stem, each as its distance to the one before, and what the stem counts there beyond 1. */
  gaps: string;
  counts: string;
  /** For each section: what the words of the field count for its length. */
  lengths: string;
}

const NOTHING: Postings = new Map();

/** Write where each stem stands. Sections are in order. */
export const packField = (lists: readonly Postings[], lengths: Iterable<number>): PackedField => ({
  sizes: packNumbers(lists.map((list) => list.size)),
  gaps: packNumbers(lists.flatMap((list) => gapsOf([...list.keys()]))),
  counts: packNumbers(lists.flatMap((list) => [...list.values()].map((times) => times - 1))),
  lengths: packNumbers(lengths),
});

/** Reads one field. A stem's list is made when it is asked for: a query needs few of them. */
export class Field {
  /** By section. */
  readonly lengths: Uint32Array;
  /** Length of those sections that have any. */
  readonly average: number;
  private readonly starts: Uint32Array;
  private readonly gaps: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly lists = new Map<number, Postings>();

  constructor({ sizes, gaps, counts, lengths }: PackedField) {
    this.lengths = unpackNumbers(lengths);
    const filled = this.lengths.filter((length) => length > 0);
    this.average = filled.length > 0 ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
    this.starts = addUp(unpackNumbers(sizes));
    this.gaps = unpackNumbers(gaps);
    this.counts = unpackNumbers(counts);
  }

  /** Give the sections of a stem, by its number. */
  postings(stem: number): Postings {
    const start = this.starts[stem] ?? 0;
    const end = this.starts[stem + 1] ?? start;
    if (start === end) return NOTHING;
    let list = this.lists.get(stem);
    if (!list) {
      list = this.readList(start, end);
      this.lists.set(stem, list);
    }
    return list;
  }

  private readList(start: number, end: number): Postings {
    const list = new Map<number, number>();
    let section = 0;
    for (let place = start; place < end; place++) {
      section += this.gaps[place] ?? 0;
      list.set(section, (this.counts[place] ?? 0) + 1);
    }
    return list;
  }
}

/** Where each list begins, and where the last one ends. */
function addUp(sizes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let index = 0; index < sizes.length; index++) starts[index + 1] = (starts[index] ?? 0) + (sizes[index] ?? 0);
  return starts;
}
