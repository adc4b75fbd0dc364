import { diff } from 'fast-myers-diff';

/** From `start` up to but without `end`. */
export interface Segment {
  isKept: boolean;
  old: Range;
  new: Range;
}

export interface Range {
  start: number;
  end: number;
}

/** Of an old key and a new one. Two lists of so many pairs without a common key take some 300 ms. */
const MAX_PAIRS = 10_000_000;

/** Find common parts of two lists, none if they are too long. */
export function diffKeys(olds: readonly string[], news: readonly string[]): Segment[] {
  const end: Changed = [olds.length, olds.length, news.length, news.length];
  if (olds.length * news.length > MAX_PAIRS) return [toSegment(false, [0, olds.length, 0, news.length])];
  const segments: Segment[] = [];
  let [oldPosition, newPosition] = [0, 0];
  for (const changed of [...diff([...olds], [...news]), end]) {
    const [oldStart, oldEnd, newStart, newEnd] = changed;
    if (oldStart > oldPosition) segments.push(toSegment(true, [oldPosition, oldStart, newPosition, newStart]));
    if (changed !== end) segments.push(toSegment(false, changed));
    [oldPosition, newPosition] = [oldEnd, newEnd];
  }
  return segments;
}

type Changed = [oldStart: number, oldEnd: number, newStart: number, newEnd: number];

const toSegment = (isKept: boolean, [oldStart, oldEnd, newStart, newEnd]: Changed): Segment => ({
  isKept,
  old: { start: oldStart, end: oldEnd },
  new: { start: newStart, end: newEnd },
});
