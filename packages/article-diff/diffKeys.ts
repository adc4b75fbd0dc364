import { diffArrays } from 'diff';

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

/** Beyond those that the lengths require. The time grows with the square: some 20 ms for these. */
const MAX_EDITS = 600;

/** Find common parts of two lists, none if they differ too much. */
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
