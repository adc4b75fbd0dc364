import { addUp, gapsOf, packNumbers, packPairs, unpackNumbers, unpackPairs } from './packNumbers.ts';

/** Where a stem stands in one field: by section, what it counts. */
export type Postings = ReadonlyMap<number, number>;

/**
 * One field of an index, as `packNumbers` writes it; sizes and counts as `packPairs` does. Stems come in blocks, so that a
 * query unpacks few of them.
 */
export interface PackedField {
  /** For each block, for each of its stems: how many sections have it. Empty where none has any. */
  sizes: string[];
  /** For each block the sections of each stem, each as its distance to the one before. */
  gaps: string[];
  /** Beside them, the step of what the stem counts there. */
  counts: string[];
  /** For each section: what the words of the field count for its length. */
  lengths: string;
}

const BLOCK = 256;
/** What a count is kept as: 3 to 5 as 4, and more as 8. BM25 hardly tells them apart, and it packs well. */
const STEPS = [1, 2, 4, 8];
const stepOf = (times: number): number => (times <= 2 ? times - 1 : times <= 5 ? 2 : 3);
const NOTHING: Postings = new Map();

/** Write where each stem stands. Sections are in order. */
export function packField(lists: readonly Postings[], lengths: Iterable<number>): PackedField {
  const blocks = Array.from({ length: Math.ceil(lists.length / BLOCK) }, (_block, number) => {
    const own = lists.slice(number * BLOCK, (number + 1) * BLOCK);
    return own.some(({ size }) => size > 0) ? own : [];
  });
  return {
    sizes: blocks.map((own) => packPairs(own.map(({ size }) => size))),
    gaps: blocks.map((own) => packNumbers(own.flatMap((list) => gapsOf([...list.keys()])))),
    counts: blocks.map((own) => packPairs(own.flatMap((list) => [...list.values()].map(stepOf)))),
    lengths: packNumbers(lengths),
  };
}

/** Reads one field. A stem's list is made when it is asked for: a query needs few of them. */
export class Field {
  /** By section. */
  readonly lengths: Uint32Array;
  /** Length of those sections that have any. */
  readonly average: number;
  private readonly packed: PackedField;
  private readonly blocks: Block[] = [];

  constructor(packed: PackedField) {
    this.packed = packed;
    this.lengths = unpackNumbers(packed.lengths);
    const filled = this.lengths.filter((length) => length > 0);
    this.average = filled.length > 0 ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
  }

  /** Give the sections of a stem, by its number. */
  postings(stem: number): Postings {
    const number = Math.floor(stem / BLOCK);
    const { sizes, gaps, counts } = this.packed;
    if (!sizes[number]) return NOTHING;
    let block = this.blocks[number];
    if (!block) {
      block = new Block(sizes[number], gaps[number] ?? '', counts[number] ?? '');
      this.blocks[number] = block;
    }
    return block.postings(stem % BLOCK);
  }
}

/** The lists of some stems that follow one another. */
class Block {
  private readonly starts: readonly number[];
  private readonly gaps: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly lists: Postings[] = [];

  constructor(sizes: string, gaps: string, counts: string) {
    this.starts = addUp(unpackPairs(sizes));
    this.gaps = unpackNumbers(gaps);
    this.counts = unpackPairs(counts);
  }

  postings(place: number): Postings {
    const start = this.starts[place] ?? 0;
    const end = this.starts[place + 1] ?? start;
    if (start === end) return NOTHING;
    let list = this.lists[place];
    if (!list) {
      list = this.readList(start, end);
      this.lists[place] = list;
    }
    return list;
  }

  private readList(start: number, end: number): Postings {
    const list = new Map<number, number>();
    let section = 0;
    for (let place = start; place < end; place++) {
      section += this.gaps[place] ?? 0;
      list.set(section, STEPS[this.counts[place] ?? 0] ?? 1);
    }
    return list;
  }
}
