import type { ArticleElement, ArticleNode } from '../articles/article.ts';
import { elementKey, stripBase, treeKey } from './elementKey.ts';

/** What is shown whole inside a line of text. */
export const ATOM_TAGS: ReadonlySet<string> = new Set(
  'audio br canvas img input math object picture svg video wbr'.split(' '),
);
const BREAK_TAGS = new Set(['br', 'wbr']);
/** What stands in a key for the name of either version. */
const VERSION_KEY = '\0version';

/** An inline element around a token. */
export interface Format {
  /** Formats with equal keys look the same. */
  key: string;
  element: ArticleElement;
}

/** The smallest part of a text that is compared: a word, a space, a sign, or an element such as an image. */
export interface Token {
  /** Equal tokens have equal keys. */
  key: string;
  content: string | ArticleElement;
  /** Inline elements around the token, outermost first. */
  formats: readonly Format[];
  /** Whether the token counts as a word. */
  isWord: boolean;
}

/** How the texts of one version are read. */
export interface TokenRules {
  basePath: string;
  /** Splits a text. Its groups are a name of one of the two versions, and another word or number. */
  pattern: RegExp;
}

/**
 * Write the pattern of tokens. The names of both compared versions are words of their own with the same key, so that
 * `3.0.0` in one article equals `4.0.0` at the same place in the other. Equality has no direction: the later name in the
 * old article equals the earlier one in the new article, too.
 */
export function tokenPattern(versionNames: readonly string[]): RegExp {
  const names = versionNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\p{L}\p{N}-]/gu, '\\$&'))
    .join('|');
  const name = `v?(?:${names})(?![\\p{L}\\p{N}_]|[.-][\\p{L}\\p{N}])`;
  const number = 'v?\\p{N}+(?:\\.\\p{N}+)+';
  // Chinese and Japanese have no spaces between words, so each character is one.
  const word = '\\p{Ideographic}|(?:(?!\\p{Ideographic})[\\p{L}\\p{M}\\p{N}_])+';
  return new RegExp(`(${name})|(${number}|${word})|\\n|[^\\S\\n]+|.`, 'gu');
}

interface Surroundings {
  formats: readonly Format[];
  /** Where the link around the text leads, after a null character, which no text has; empty outside links. */
  href: string;
}

/** Read the tokens of inline nodes. Text whose link leads elsewhere is another text; other formats are not compared. */
export function readTokens(nodes: readonly ArticleNode[], rules: TokenRules): Token[] {
  const tokens: Token[] = [];
  const readNode = (node: ArticleNode, around: Surroundings): void => {
    if (typeof node === 'string') {
      readText(node, around);
    } else if (ATOM_TAGS.has(node.tag)) {
      const key = treeKey(node, rules.basePath);
      tokens.push({ key, content: node, formats: around.formats, isWord: !BREAK_TAGS.has(node.tag) });
    } else {
      const formats = [...around.formats, { key: elementKey(node, rules.basePath), element: node }];
      const href = node.tag === 'a' ? `\0${stripBase(rules.basePath, node.attributes.href ?? '')}` : around.href;
      for (const child of node.children) readNode(child, { formats, href });
    }
  };
  const readText = (text: string, { formats, href }: Surroundings): void => {
    for (const [content, name, word] of text.matchAll(rules.pattern)) {
      const key = (name === undefined ? content : name.replace(/^(v?).*/s, `$1${VERSION_KEY}`)) + href;
      tokens.push({ key, content, formats, isWord: (name ?? word) !== undefined });
    }
  };
  for (const node of nodes) readNode(node, { formats: [], href: '' });
  return tokens;
}

const isSpace = ({ content }: Token): boolean => typeof content === 'string' && content.trim() === '';

/** Keep one space of the white space between words, and none at the ends of a text. All spaces are equal. */
export function foldSpaces(tokens: readonly Token[]): Token[] {
  const folded: Token[] = [];
  for (const token of tokens) {
    const previous = folded.at(-1);
    if (!isSpace(token)) folded.push(token);
    else if (previous && !isSpace(previous)) folded.push({ ...token, key: token.key.replace(/^\s+/, ' ') });
  }
  const last = folded.at(-1);
  return last && isSpace(last) ? folded.slice(0, -1) : folded;
}
