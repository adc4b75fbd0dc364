import type { Block } from './blocks.ts';
import { diffKeys, type Segment } from './diffKeys.ts';
import type { Token } from './tokens.ts';

export interface MergedToken {
  token: Token;
  change?: 'added' | 'removed';
  /** The old one, if unchanged. */
  oldToken?: Token | undefined;
}

/** Texts with a lower share of common words are replaced whole: single words would confuse. */
const READABLE = 0.3;

type Text = Pick<Block, 'tokens' | 'positions' | 'lead'>;

/** Merge two texts by their words, removed ones first. The words that begin both stay, even where the rest is replaced. */
export function mergeWords(old: Text, text: Text): MergedToken[] {
  const kept = diffKeys(readWords(old), readWords(text)).filter(({ isKept }) => isKept);
  const keptWords = kept.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0);
  if (2 * keptWords >= READABLE * (old.positions.length + text.positions.length)) return mergeByWords(old, text, kept);
  const lead = old.lead !== undefined && old.lead === text.lead ? countPrefix(old.tokens, text.tokens) : 0;
  const [oldRest, rest] = [old.tokens.slice(lead), text.tokens.slice(lead)];
  return [...keep(old.tokens, text.tokens.slice(0, lead)), ...replace(oldRest, rest)];
}

const readWords = ({ tokens, positions }: Text): string[] => positions.map((position) => tokens[position]?.key ?? '');

/** Count the equal tokens that begin both. */
function countPrefix(olds: readonly Token[], news: readonly Token[]): number {
  const end = news.findIndex(({ key }, position) => key !== olds[position]?.key);
  return end === -1 ? news.length : end;
}

/** Keep common words, and the signs and spaces beside them. */
function mergeByWords(old: Text, text: Text, segments: readonly Segment[]): MergedToken[] {
  const kept = segments.flatMap(({ oldStart, newStart, newEnd }) =>
    text.positions.slice(newStart, newEnd).map((end, i) => [old.positions[oldStart + i] ?? 0, end] as const),
  );
  let [oldStart, newStart] = [0, 0];
  return [...kept, [old.tokens.length, text.tokens.length] as const].flatMap(([oldEnd, newEnd]) => {
    const between = mergeBetween(old.tokens.slice(oldStart, oldEnd), text.tokens.slice(newStart, newEnd));
    [oldStart, newStart] = [oldEnd + 1, newEnd + 1];
    return [...between, ...keep(old.tokens.slice(oldEnd, oldStart), text.tokens.slice(newEnd, newStart))];
  });
}

/** Merge tokens without a common word: signs and spaces that begin or end both stay. */
function mergeBetween(olds: readonly Token[], news: readonly Token[]): MergedToken[] {
  const start = countPrefix(olds, news);
  const [oldRest, rest] = [olds.slice(start), news.slice(start)];
  const length = countPrefix(oldRest.toReversed(), rest.toReversed());
  const [oldEnd, end] = [oldRest.length - length, rest.length - length];
  return [
    ...keep(olds, news.slice(0, start)),
    ...replace(oldRest.slice(0, oldEnd), rest.slice(0, end)),
    ...keep(oldRest.slice(oldEnd), rest.slice(end)),
  ];
}

const keep = (olds: readonly Token[], news: readonly Token[]): MergedToken[] =>
  news.map((token, i) => ({ token, oldToken: olds[i] }));

const replace = (olds: readonly Token[], news: readonly Token[]): MergedToken[] => [
  ...olds.map((token): MergedToken => ({ token, change: 'removed' })),
  ...news.map((token): MergedToken => ({ token, change: 'added' })),
];
