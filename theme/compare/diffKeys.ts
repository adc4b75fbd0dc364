import { diffArrays } from 'diff';

/** A part of two lists that is equal in both, or that differs. `start` is the first position and `end` the one behind. */
export interface Segment {
  isKept: boolean;
  old: Range;
  new: Range;
}

export interface Range {
  start: number;
  end: number;
}

/** Edits beyond those that the lengths require. The time grows with the square: this many take some 20 ms. */
const MAX_EDITS = 600;

/** Find what two lists have in common, in order. Lists that differ too much have nothing in common. */
export function diffKeys(olds: readonly string[], news: readonly string[]): Segment[] {
  const whole: Segment = { isKept: false, old: { start: 0, end: olds.length }, new: { start: 0, end: news.length } };
  if (olds.length === 0 || news.length === 0) return whole.old.end + whole.new.end > 0 ? [whole] : [];
  const maxEditLength = MAX_EDITS + Math.abs(olds.length - news.length);
  const changes = diffArrays([...olds], [...news], { maxEditLength });
  if (changes === undefined) return [whole];
  const segments: Segment[] = [];
  let [oldPosition, newPosition] = [0, 0];
  for (const { added, removed, count } of changes) {
    const isKept = !added && !removed;
    let segment = segments.at(-1);
    if (segment === undefined || segment.isKept || isKept) {
      segment = {
        isKept,
        old: { start: oldPosition, end: oldPosition },
        new: { start: newPosition, end: newPosition },
      };
      segments.push(segment);
    }
    if (!added) oldPosition = segment.old.end += count;
    if (!removed) newPosition = segment.new.end += count;
  }
  return segments;
}
