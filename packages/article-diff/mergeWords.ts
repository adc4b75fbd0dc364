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

interface Text {
  tokens: readonly Token[];
  lead?: string | undefined;
}

/** Merge two texts. Removed tokens come first. The words that begin both stay, even where the rest is replaced. */
export function mergeWords(old: Text, text: Text): MergedToken[] {
  const [olds, news] = [old.tokens, text.tokens];
  const isLed = old.lead !== undefined && old.lead === text.lead;
  return segmentsOf(olds, news, { isLed }).flatMap((segment) => {
    const oldPart = olds.slice(segment.oldStart, segment.oldEnd);
    const newPart = news.slice(segment.newStart, segment.newEnd);
    if (segment.isKept) return newPart.map((token, i): MergedToken => ({ token, oldToken: oldPart[i] }));
    return [...mark(oldPart, 'removed'), ...mark(newPart, 'added')];
  });
}

const mark = (tokens: readonly Token[], change: 'added' | 'removed'): MergedToken[] =>
  tokens.map((token) => ({ token, change }));

function segmentsOf(olds: readonly Token[], news: readonly Token[], { isLed }: { isLed: boolean }): Segment[] {
  const segments = diffKeys(
    olds.map(({ key }) => key),
    news.map(({ key }) => key),
  );
  const whole = { isKept: false, oldStart: 0, oldEnd: olds.length, newStart: 0, newEnd: news.length };
  const keptWords = segments
    .filter(({ isKept }) => isKept)
    .reduce((sum, kept) => sum + countWords(news, kept.newStart, kept.newEnd), 0);
  const allWords = countWords(olds, 0, olds.length) + countWords(news, 0, news.length);
  if (2 * keptWords >= READABLE * allWords) return joinReplaced(segments, olds, news);
  const [lead] = segments;
  if (!isLed || !lead?.isKept) return [whole];
  return [lead, { ...whole, oldStart: lead.oldEnd, newStart: lead.newEnd }];
}

/** Words with only signs between them are joined: "a b" for "c d" is one change. */
function joinReplaced(segments: readonly Segment[], olds: readonly Token[], news: readonly Token[]): Segment[] {
  const isReplaced = ({ isKept, oldStart, oldEnd, newStart, newEnd }: Segment) =>
    !isKept && countWords(olds, oldStart, oldEnd) > 0 && countWords(news, newStart, newEnd) > 0;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [before, between] = joined.slice(-2);
    const isOneChange =
      before &&
      between?.isKept &&
      isReplaced(before) &&
      isReplaced(segment) &&
      countWords(news, between.newStart, between.newEnd) === 0;
    if (isOneChange) joined.splice(-2, 2, { ...segment, oldStart: before.oldStart, newStart: before.newStart });
    else joined.push(segment);
  }
  return joined;
}

const countWords = (tokens: readonly Token[], start: number, end: number): number =>
  tokens.slice(start, end).filter(({ isWord }) => isWord).length;
