import type { ArticleElement, ArticleNode } from './article.ts';

/** Others begin a new line. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var time'.split(' '),
);

/** Shown whole inside a line of text. */
export const ATOM_TAGS: ReadonlySet<string> = new Set(
  'audio br canvas img input math object picture svg video wbr'.split(' '),
);
const BREAK_TAGS = new Set(['br', 'wbr']);

export interface Format {
  /** Equal for the same look. */
  key: string;
  element: ArticleElement;
}

/** A word, a space, a sign, or an element such as an image. */
export interface Token {
  key: string;
  content: string | ArticleElement;
  /** Outermost first. */
  formats: readonly Format[];
  isWord: boolean;
}

/** Of one version. */
export interface TokenRules {
  basePath: string;
}

const VERSION = 'v?\\p{N}+(?:\\.\\p{N}+)+(?:-\\p{L}[\\p{L}\\p{N}]*(?:\\.[\\p{L}\\p{N}]+)*)?';
/** Chinese and Japanese have no spaces between words. */
const WORD = '\\p{Ideographic}|(?:(?!\\p{Ideographic})[\\p{L}\\p{M}\\p{N}_])+';
/** One group: a word, a number, or the name of a version. */
const TOKEN = new RegExp(`(${VERSION}|${WORD})|\\n|[^\\S\\n]+|.`, 'gu');

/** Read the tokens of inline nodes. Formats and addresses of links do not count: the reader sees the same words. */
export function readTokens(nodes: readonly ArticleNode[], rules: TokenRules): Token[] {
  const tokens: Token[] = [];
  const readNode = (node: ArticleNode, formats: readonly Format[]): void => {
    if (typeof node === 'string') {
      readText(node, formats);
    } else if (ATOM_TAGS.has(node.tag)) {
      const key = treeKey(node, rules.basePath);
      tokens.push({ key, content: node, formats, isWord: !BREAK_TAGS.has(node.tag) });
    } else {
      const inner = [...formats, { key: elementKey(node, rules.basePath), element: node }];
      for (const child of node.children) readNode(child, inner);
    }
  };
  const readText = (text: string, formats: readonly Format[]): void => {
    for (const [content, word] of text.matchAll(TOKEN))
      tokens.push({ key: content, content, formats, isWord: word !== undefined });
  };
  for (const node of nodes) readNode(node, []);
  return tokens;
}

/** Give a line of code the same key for any indentation, so that a block that moves to the right is no change. */
export function foldIndent(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex((token) => !isSpace(token));
  if (start < 0) return [];
  const [first] = tokens;
  const indent = start > 0 && first ? first : { content: '', formats: [], isWord: false };
  return [{ ...indent, key: '\0indent' }, ...tokens.slice(start)];
}

const isSpace = ({ content }: Token): boolean => typeof content === 'string' && content.trim() === '';

/** Fold white space between words into one space. */
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

/** Ids and references to them: one more drawing changes them. */
const UNCOMPARED = new Set(['id', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Describe an element without content. */
function elementKey({ tag, attributes }: ArticleElement, basePath: string): string {
  const pairs = Object.keys(attributes)
    .filter((name) => !UNCOMPARED.has(name))
    .sort()
    .map((name) => `${name}=${attributeKey(name, attributes[name] ?? '', basePath)}`);
  return [tag, ...pairs].join('\n');
}

/** Describe an element with content. */
function treeKey(node: ArticleNode, basePath: string): string {
  if (typeof node === 'string') return node;
  return `<${elementKey(node, basePath)}>${node.children.map((child) => treeKey(child, basePath)).join('')}</>`;
}

/** Addresses of versions are equal without their base. */
function attributeKey(name: string, value: string, basePath: string): string {
  const isAddress = name === 'href' || name === 'src';
  if (isAddress) return value.startsWith(basePath) ? value.slice(basePath.length - 1) : value;
  return value.replace(/url\(#[^)]*\)/g, '');
}
