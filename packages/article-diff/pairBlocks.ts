import type { Block } from './blocks.ts';
import { diffKeys } from './diffKeys.ts';

/** Blocks of two articles, of which one may be missing. */
export interface Pair {
  old?: Block | undefined;
  new?: Block | undefined;
}

type Match = [oldPosition: number, newPosition: number];

interface Options {
  /** Whether blocks are paired only where they are equal. */
  isExact: boolean;
}

/** Pair equal blocks, then, between them, similar ones. Both orders are kept, old blocks first. */
export function pairBlocks(olds: readonly Block[], news: readonly Block[], { isExact }: Options): Pair[] {
  if (areCells(olds, news)) return olds.map((old, index) => ({ old, new: news[index] }));
  return diffKeys(digestsOf(olds), digestsOf(news)).flatMap((segment) => {
    const oldPart = olds.slice(segment.oldStart, segment.oldEnd);
    const newPart = news.slice(segment.newStart, segment.newEnd);
    const similar = () => (isExact ? [] : matchSimilar(oldPart, newPart));
    const matches = segment.isKept ? oldPart.map((_, i): Match => [i, i]) : similar();
    return fillGaps(matches, oldPart, newPart);
  });
}

/** Cells of two rows belong together by their columns. */
const areCells = (olds: readonly Block[], news: readonly Block[]): boolean =>
  olds.length === news.length && [...olds, ...news].every(({ sort }) => sort === 'cell');

const digestsOf = (blocks: readonly Block[]) => blocks.map(({ digest }) => digest);

function fillGaps(matches: readonly Match[], olds: readonly Block[], news: readonly Block[]): Pair[] {
  let [oldStart, newStart] = [0, 0];
  return [...matches, [olds.length, news.length] as const].flatMap(([oldEnd, newEnd]) => {
    const pairs: Pair[] = [
      ...olds.slice(oldStart, oldEnd).map((old) => ({ old })),
      ...news.slice(newStart, newEnd).map((block) => ({ new: block })),
      ...(oldEnd < olds.length ? [{ old: olds[oldEnd], new: news[newEnd] }] : []),
    ];
    [oldStart, newStart] = [oldEnd + 1, newEnd + 1];
    return pairs;
  });
}

/** For comparing all pairs of two lists: some 50 ms. */
const MAX_LOOKUPS = 1_000_000;

function matchSimilar(olds: readonly Block[], news: readonly Block[]): Match[] {
  if (news.length * olds.reduce((sum, { words }) => sum + words.size + 1, 0) > MAX_LOOKUPS) return [];
  // Any heading alone between equal blocks is the same one.
  if (olds.length === 1 && news.length === 1 && [...olds, ...news].every(({ sort }) => sort === 'heading'))
    return [[0, 0]];
  return align(olds, news);
}

/** Match blocks in order, with the highest sum of similarities (Needleman and Wunsch). */
function align(olds: readonly Block[], news: readonly Block[]): Match[] {
  const width = news.length + 1;
  const similarities = new Float64Array((olds.length + 1) * width);
  /** The highest sum from two positions on. */
  const best = new Float64Array((olds.length + 1) * width);
  const sumAt = (row: number, column: number) => best[row * width + column] ?? 0;
  for (const [row, old] of [...olds.entries()].reverse())
    for (const [column, block] of [...news.entries()].reverse()) {
      const similarity = computeSimilarity(old, block);
      similarities[row * width + column] = similarity;
      const matched = similarity > 0 ? similarity + sumAt(row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(matched, sumAt(row + 1, column), sumAt(row, column + 1));
    }
  const matches: Match[] = [];
  let [row, column] = [0, 0];
  while (row < olds.length && column < news.length) {
    const similarity = similarities[row * width + column] ?? 0;
    if (similarity > 0 && sumAt(row, column) === similarity + sumAt(row + 1, column + 1)) {
      matches.push([row, column]);
      row += 1;
      column += 1;
    } else if (sumAt(row + 1, column) >= sumAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}

/** Two of them always match. */
const SINGLE_SORTS = new Set([
  'h1',
  'thead',
  'tbody',
  'tfoot',
  'head',
  'caption',
  'summary',
  'figcaption',
  'pre',
  'code',
]);
/** Items and rows that begin alike are the same, whatever follows. */
const LED_SORTS = new Set(['li', 'tr']);
/** From here on, blocks match. Items of lists are compared on their own, and a row may lack any other cell. */
const LIKE = 0.5;
const LIKE_BY_SORT: Readonly<Record<string, number>> = { ul: 0.25, ol: 0.25, dl: 0.25, cell: 0 };
const LIKE_CELLS = 0.01;

/** Compute Dice's coefficient of the words; 0 without a match. */
function computeSimilarity(a: Block, b: Block): number {
  if (a.sort !== b.sort) return 0;
  if (SINGLE_SORTS.has(a.sort)) return 1;
  if (a.size > b.size) return computeSimilarity(b, a);
  const isLed = LED_SORTS.has(a.sort) && a.lead !== undefined && a.lead === b.lead;
  const like = LIKE_BY_SORT[a.sort] ?? LIKE;
  const size = (a.size + b.size) / 2;
  // Too short, even if the other one has all of its words.
  if (!isLed && a.size < like * size) return 0;
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  const dice = size === 0 ? 0 : shared / size;
  if (isLed) return Math.max(LIKE, dice);
  if (a.sort === 'cell') return Math.max(LIKE_CELLS, dice);
  return dice < like ? 0 : dice;
}
