/** What two parts of an article are matched by. */
export interface Weighed {
  /** Only parts of the same sort can be the same part: for most, the tag. */
  sort: string;
  /** Parts with equal digests read the same. */
  digest: string;
  /** How often each word occurs. */
  words: ReadonlyMap<string, number>;
  /** Number of words. */
  size: number;
}

/** Parts of which their parent has one: whatever they say, they are the same part. */
const SINGLE_SORTS = new Set(['h1', 'thead', 'tbody', 'tfoot', 'caption', 'summary', 'figcaption', 'pre', 'code']);

/** From here on, two parts are versions of one part. */
const LIKE = 0.5;
/** Lists need less: each of their items is compared on its own. */
const LIKE_BY_SORT: Readonly<Record<string, number>> = { ul: 0.25, ol: 0.25, dl: 0.25 };

/** Tell how many words two parts share, up to 1 (Dice's coefficient); 0 if they are not versions of one part. */
export function similarity(a: Weighed, b: Weighed): number {
  if (a.sort !== b.sort) return 0;
  if (SINGLE_SORTS.has(a.sort)) return 1;
  if (a.size > b.size) return similarity(b, a);
  const enough = ((LIKE_BY_SORT[a.sort] ?? LIKE) * (a.size + b.size)) / 2;
  if (b.size === 0 || a.size < enough) return 0;
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return shared < enough ? 0 : (2 * shared) / (a.size + b.size);
}

/** Words that are looked up to compare two lists, at most. So many take some 50 ms. */
const MAX_LOOKUPS = 1_000_000;

/** Tell whether two lists are short enough to compare each part of one with each part of the other. */
export const areComparable = (olds: readonly Weighed[], news: readonly Weighed[]): boolean =>
  news.length * olds.reduce((sum, { words }) => sum + words.size + 1, 0) <= MAX_LOOKUPS;

/** Count the words of several parts as one. */
export function sumWords(parts: readonly Weighed[]): Pick<Weighed, 'words' | 'size'> {
  const words = new Map<string, number>();
  for (const part of parts) for (const [word, count] of part.words) words.set(word, (words.get(word) ?? 0) + count);
  return { words, size: parts.reduce((sum, { size }) => sum + size, 0) };
}
