import { alignSimilar } from './alignSimilar.ts';
import { diffKeys, type Range, type Segment } from './diffKeys.ts';
import { areComparable, similarity, type Weighed } from './similarity.ts';

export type Pair = { old: number; new: number } | { old: number; new?: never } | { new: number; old?: never };

/** Pair equal parts, then, between them, similar ones. Both orders are kept, old parts first. */
export function pairBlocks(olds: readonly Weighed[], news: readonly Weighed[]): Pair[] {
  return diffKeys(digestsOf(olds), digestsOf(news)).flatMap((segment) => {
    const matches = segment.isKept ? matchEqual(segment) : matchSimilar(olds, news, segment);
    return fillGaps(matches, segment);
  });
}

type Match = [oldPosition: number, newPosition: number];

const digestsOf = (parts: readonly Weighed[]) => parts.map(({ digest }) => digest);

const listPositions = ({ start, end }: Range): number[] => Array.from({ length: end - start }, (_, i) => start + i);

const matchEqual = (segment: Segment): Match[] =>
  listPositions(segment.old).map((position, i) => [position, segment.new.start + i]);

function matchSimilar(olds: readonly Weighed[], news: readonly Weighed[], segment: Segment): Match[] {
  const [oldPart, newPart] = [
    olds.slice(segment.old.start, segment.old.end),
    news.slice(segment.new.start, segment.new.end),
  ];
  if (!areComparable(oldPart, newPart)) return [];
  if (isRenamed(oldPart, newPart)) return [[segment.old.start, segment.new.start]];
  const similarityOf = (oldPosition: number, newPosition: number): number => {
    const [a, b] = [oldPart[oldPosition], newPart[newPosition]];
    return a && b ? similarity(a, b) : 0;
  };
  return alignSimilar({ oldLength: oldPart.length, newLength: newPart.length, similarityOf }).map(
    ([oldPosition, newPosition]) => [segment.old.start + oldPosition, segment.new.start + newPosition],
  );
}

/** Any heading alone between equal parts is the same one. */
const isRenamed = (olds: readonly Weighed[], news: readonly Weighed[]): boolean =>
  [...olds, ...news].every(({ sort }) => sort === 'heading') && olds.length === 1 && news.length === 1;

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
