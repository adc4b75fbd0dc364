import type { Block } from './blocks.ts';
import type { MergedToken } from './mergeWords.ts';
import type { Token } from './tokens.ts';

const MAX_LENGTH = 80;

/** List the first words of a block. */
export const summarizeBlock = (block: Block): string => shorten(listTokens(block).map(textOf).join(''));

/** List the first changed words, old ones first. */
export function summarizeWords(tokens: readonly MergedToken[]): string {
  const isChangedWord = ({ token, change }: MergedToken) => token.isWord && change !== undefined;
  const first = tokens.findIndex(isChangedWord);
  const start = tokens.slice(0, Math.max(first, 0)).findLastIndex(({ change }) => change === undefined) + 1;
  const length = tokens.slice(start).findIndex(({ change }) => change === undefined);
  const changed = tokens.slice(start, length === -1 ? undefined : start + length);
  const read = (kind: MergedToken['change']) =>
    shorten(changed.map(({ token, change }) => (change === kind ? textOf(token) : '')).join(''));
  return [read('removed'), read('added')].filter((text) => text !== '').join(' → ');
}

const SPACE: Token = { key: ' ', content: ' ', formats: [], isWord: false };

/** Until the summary is full. */
function listTokens({ tokens, children }: Block): Token[] {
  const listed = [...tokens];
  for (const child of children) {
    if (listed.length > MAX_LENGTH) break;
    listed.push(SPACE, ...listTokens(child));
  }
  return listed;
}

const textOf = ({ content }: Token): string => (typeof content === 'string' ? content : (content.attributes.alt ?? ''));

function shorten(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (folded.length <= MAX_LENGTH) return folded;
  const cut = folded.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') === -1 ? undefined : cut.lastIndexOf(' ')).trimEnd()}…`;
}
