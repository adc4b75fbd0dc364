import { diff } from 'fast-myers-diff';

/** Parts of two lists, from `start` up to but without `end`. */
export interface Segment {
  isKept: boolean;
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

/** Of an old key and a new one. Two lists of so many pairs without a common key take some 300 ms. */
const MAX_PAIRS = 10_000_000;

const areTooLong = (olds: readonly string[], news: readonly string[]): boolean => olds.length * news.length > MAX_PAIRS;

/** Find common parts of two lists, none if they are too long. */
export function diffKeys(olds: readonly string[], news: readonly string[]): Segment[] {
  const end = [olds.length, olds.length, news.length, news.length] as const;
  const changes = areTooLong(olds, news)
    ? [[0, olds.length, 0, news.length] as const]
    : diff(...numberKeys(olds, news));
  const segments: Segment[] = [];
  let [oldPosition, newPosition] = [0, 0];
  for (const [oldStart, oldEnd, newStart, newEnd] of [...changes, end]) {
    segments.push(
      { isKept: true, oldStart: oldPosition, oldEnd: oldStart, newStart: newPosition, newEnd: newStart },
      { isKept: false, oldStart, oldEnd, newStart, newEnd },
    );
    [oldPosition, newPosition] = [oldEnd, newEnd];
  }
  return segments.filter(({ oldStart, oldEnd, newStart, newEnd }) => oldEnd > oldStart || newEnd > newStart);
}

/** Number equal keys alike: numbers are compared several times as fast as texts. */
function numberKeys(olds: readonly string[], news: readonly string[]): [olds: Int32Array, news: Int32Array] {
  const numbers = new Map<string, number>();
  const number = (key: string) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return [Int32Array.from(olds, number), Int32Array.from(news, number)];
}
