import { diffKeys, type Segment } from './diffKeys.ts';
import type { Token } from './tokens.ts';

export interface MergedToken {
  token: Token;
  change?: 'added' | 'removed';
  /** The old one, if unchanged. */
  oldToken?: Token;
}

/** Texts with a lower share of common words are replaced whole: single words would confuse. */
const READABLE = 0.3;

interface Text {
  tokens: readonly Token[];
  lead?: string | undefined;
}

/** Merge two texts. Removed tokens come first. The words that begin both stay, even where the rest is replaced. */
export function mergeWords(old: Text, text: Text): MergedToken[] {
  const [olds, news] = [old.tokens, text.tokens];
  const isLed = old.lead !== undefined && old.lead === text.lead;
  return segmentsOf(olds, news, { isLed }).flatMap((segment) => {
    const oldPart = olds.slice(segment.old.start, segment.old.end);
    const newPart = news.slice(segment.new.start, segment.new.end);
    if (segment.isKept) return newPart.map((token, i) => withOld(token, oldPart[i]));
    return [...mark(oldPart, 'removed'), ...mark(newPart, 'added')];
  });
}

const withOld = (token: Token, oldToken: Token | undefined): MergedToken =>
  oldToken ? { token, oldToken } : { token };

const mark = (tokens: readonly Token[], change: 'added' | 'removed'): MergedToken[] =>
  tokens.map((token) => ({ token, change }));

function segmentsOf(olds: readonly Token[], news: readonly Token[], { isLed }: { isLed: boolean }): Segment[] {
  const segments = diffKeys(
    olds.map(({ key }) => key),
    news.map(({ key }) => key),
  );
  const whole = { isKept: false, old: { start: 0, end: olds.length }, new: { start: 0, end: news.length } };
  const keptWords = segments
    .filter(({ isKept }) => isKept)
    .reduce((sum, kept) => sum + countWords(news, kept.new.start, kept.new.end), 0);
  const allWords = countWords(olds, 0, olds.length) + countWords(news, 0, news.length);
  if (2 * keptWords >= READABLE * allWords) return joinReplaced(segments, olds, news);
  const [lead] = segments;
  if (!isLed || !lead?.isKept) return [whole];
  const rest = {
    isKept: false,
    old: { start: lead.old.end, end: olds.length },
    new: { start: lead.new.end, end: news.length },
  };
  return [lead, rest];
}

/** Words with only signs between them are joined: "a b" for "c d" is one change. */
function joinReplaced(segments: readonly Segment[], olds: readonly Token[], news: readonly Token[]): Segment[] {
  const isReplaced = ({ isKept, old, new: range }: Segment) =>
    !isKept && countWords(olds, old.start, old.end) > 0 && countWords(news, range.start, range.end) > 0;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [before, between] = joined.slice(-2);
    const isOneChange =
      before &&
      between?.isKept &&
      isReplaced(before) &&
      isReplaced(segment) &&
      countWords(news, between.new.start, between.new.end) === 0;
    if (isOneChange) {
      joined.splice(-2, 2, {
        isKept: false,
        old: { start: before.old.start, end: segment.old.end },
        new: { start: before.new.start, end: segment.new.end },
      });
    } else joined.push(segment);
  }
  return joined;
}

function countWords(tokens: readonly Token[], start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i += 1) if (tokens[i]?.isWord) count += 1;
  return count;
}
