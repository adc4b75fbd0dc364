export interface Weighed {
  /** Usually the tag. Different ones never match. */
  sort: string;
  /** Equal for equal content. */
  digest: string;
  words: ReadonlyMap<string, number>;
  size: number;
  /** The first words, equal for equal ones. */
  lead?: string | undefined;
}

/** Two of them always match. */
const SINGLE_SORTS = new Set(['h1', 'thead', 'tbody', 'tfoot', 'caption', 'summary', 'figcaption', 'pre', 'code']);

/** From here on, parts match. */
const LIKE = 0.5;
/** Parts of a list or table that begin alike are the same part, whatever follows. */
const LED_SORTS = new Set(['li', 'row']);
/** Items are compared on their own. */
const LIKE_BY_SORT: Readonly<Record<string, number>> = { ul: 0.25, ol: 0.25, dl: 0.25 };

/** Compute Dice's coefficient of the words; 0 without a match. */
export function similarity(a: Weighed, b: Weighed): number {
  if (a.sort !== b.sort) return 0;
  if (SINGLE_SORTS.has(a.sort)) return 1;
  if (LED_SORTS.has(a.sort) && a.lead !== undefined && a.lead === b.lead) return Math.max(LIKE, share(a, b));
  if (a.size > b.size) return similarity(b, a);
  const enough = ((LIKE_BY_SORT[a.sort] ?? LIKE) * (a.size + b.size)) / 2;
  if (b.size === 0 || a.size < enough) return 0;
  const dice = share(a, b);
  return dice * (a.size + b.size) < 2 * enough ? 0 : dice;
}

function share(a: Weighed, b: Weighed): number {
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return (2 * shared) / (a.size + b.size);
}

/** For comparing two lists: some 50 ms. */
const MAX_LOOKUPS = 1_000_000;

/** Check whether all pairs of two lists can be compared. */
export const areComparable = (olds: readonly Weighed[], news: readonly Weighed[]): boolean =>
  news.length * olds.reduce((sum, { words }) => sum + words.size + 1, 0) <= MAX_LOOKUPS;

/** Count the words of parts together. */
export function sumWords(parts: readonly Weighed[]): Pick<Weighed, 'words' | 'size'> {
  const words = new Map<string, number>();
  for (const part of parts) for (const [word, count] of part.words) words.set(word, (words.get(word) ?? 0) + count);
  return { words, size: parts.reduce((sum, { size }) => sum + size, 0) };
}
