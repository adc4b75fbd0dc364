import { alignLike } from './alignLike.ts';
import { diffKeys, type Range, type Segment } from './diffKeys.ts';
import { areComparable, similarity, type Weighed } from './similarity.ts';

/** Positions of a part in the old and in the new list. A part that is in one list alone has one position. */
export type Pair = { old: number; new: number } | { old: number; new?: never } | { new: number; old?: never };

/**
 * Pair the parts of two lists: first those that are equal, then, between them, those that share enough words. Pairs keep
 * the order of both lists. Of parts without a partner, the old ones come first.
 */
export function pairBlocks(olds: readonly Weighed[], news: readonly Weighed[]): Pair[] {
  return diffKeys(digestsOf(olds), digestsOf(news)).flatMap((segment) => {
    const matches = segment.isKept ? matchEqual(segment) : matchLike(olds, news, segment);
    return fillGaps(matches, segment);
  });
}

type Match = [oldPosition: number, newPosition: number];

const digestsOf = (parts: readonly Weighed[]) => parts.map(({ digest }) => digest);

const listPositions = ({ start, end }: Range): number[] => Array.from({ length: end - start }, (_, i) => start + i);

const matchEqual = (segment: Segment): Match[] =>
  listPositions(segment.old).map((position, i) => [position, segment.new.start + i]);

function matchLike(olds: readonly Weighed[], news: readonly Weighed[], segment: Segment): Match[] {
  const [oldPart, newPart] = [
    olds.slice(segment.old.start, segment.old.end),
    news.slice(segment.new.start, segment.new.end),
  ];
  if (!areComparable(oldPart, newPart)) return [];
  if (isRenamed(oldPart, newPart)) return [[segment.old.start, segment.new.start]];
  const like = (oldPosition: number, newPosition: number): number => {
    const [a, b] = [oldPart[oldPosition], newPart[newPosition]];
    return a && b ? similarity(a, b) : 0;
  };
  return alignLike({ oldLength: oldPart.length, newLength: newPart.length, like }).map(([oldPosition, newPosition]) => [
    segment.old.start + oldPosition,
    segment.new.start + newPosition,
  ]);
}

/** Tell whether a heading stands alone between equal parts: whatever it says, it is the same heading. */
const isRenamed = (olds: readonly Weighed[], news: readonly Weighed[]): boolean =>
  [...olds, ...news].every(({ sort }) => sort === 'heading') && olds.length === 1 && news.length === 1;

/** Put the parts without a partner between the matches of a segment. */
function fillGaps(matches: readonly Match[], segment: Segment): Pair[] {
  const pairs: Pair[] = [];
  let [oldStart, newStart] = [segment.old.start, segment.new.start];
  for (const [oldEnd, newEnd] of [...matches, [segment.old.end, segment.new.end] as const]) {
    pairs.push(...listPositions({ start: oldStart, end: oldEnd }).map((position) => ({ old: position })));
    pairs.push(...listPositions({ start: newStart, end: newEnd }).map((position) => ({ new: position })));
    if (oldEnd < segment.old.end && newEnd < segment.new.end) pairs.push({ old: oldEnd, new: newEnd });
    [oldStart, newStart] = [oldEnd + 1, newEnd + 1];
  }
  return pairs;
}
