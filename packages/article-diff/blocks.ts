import { type ArticleElement, type ArticleNode, HEADING } from './article.ts';
import { sumWords, type Weighed } from './similarity.ts';
import { ATOM_TAGS, foldIndent, foldSpaces, INLINE_TAGS, readTokens, type Token, type TokenRules } from './tokens.ts';

export interface Block extends Weighed {
  kind: 'words' | 'blocks' | 'lines';
  element: ArticleElement;
  /** Text beside blocks, without its own element. */
  isAnonymous: boolean;
  /** Of words. */
  tokens: readonly Token[];
  /** Of other blocks. */
  children: readonly Block[];
}

/** Short, and equal for equal texts. */
export type Digest = (text: string) => string;

export interface BlockRules extends TokenRules {
  digest: Digest;
}

/** Create a digest by numbering texts. */
export function createDigest(): Digest {
  const numbers = new Map<string, string>();
  return (text) => {
    const known = numbers.get(text) ?? String(numbers.size);
    numbers.set(text, known);
    return known;
  };
}

/** Read an element as blocks. */
export function readBlock(element: ArticleElement, rules: BlockRules): Block {
  if (element.tag === 'pre') return readCodeBlock(element, rules);
  if (element.children.every(isInline))
    return wordsBlock(element, foldSpaces(readTokens(element.children, rules)), rules.digest);
  return containerBlock('blocks', element, readChildren(element.children, rules), rules);
}

/** Create a block of text for a place beside blocks. */
export const anonymousBlock = (tokens: readonly Token[], children: ArticleNode[], digest: Digest): Block => ({
  ...wordsBlock({ tag: 'span', attributes: {}, children }, tokens, digest),
  isAnonymous: true,
});

function readChildren(nodes: readonly ArticleNode[], rules: BlockRules): Block[] {
  const blocks: Block[] = [];
  let inline: ArticleNode[] = [];
  const endLine = () => {
    const tokens = foldSpaces(readTokens(inline, rules));
    if (tokens.length > 0) blocks.push(anonymousBlock(tokens, inline, rules.digest));
    inline = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      inline.push(node);
    } else {
      endLine();
      // Text is inline.
      blocks.push(readBlock(node as ArticleElement, rules));
    }
  }
  endLine();
  return blocks;
}

const isInline = (node: ArticleNode): boolean =>
  typeof node === 'string' || INLINE_TAGS.has(node.tag) || ATOM_TAGS.has(node.tag);

function readCodeBlock(pre: ArticleElement, rules: BlockRules): Block {
  const [code, ...others] = pre.children.filter((node) => !isBlank(node));
  if (typeof code !== 'object' || code.tag !== 'code' || others.length > 0) {
    return containerBlock('lines', pre, readLines(pre, rules), rules);
  }
  return containerBlock('blocks', pre, [containerBlock('lines', code, readLines(code, rules), rules)], rules);
}

const isBlank = (node: ArticleNode): boolean => typeof node === 'string' && node.trim() === '';

const isLine = (node: ArticleNode): node is ArticleElement =>
  typeof node === 'object' && (node.attributes.class ?? '').split(' ').includes('line');

/** The highlighter has an element per line. Other code is cut at line ends. */
function readLines({ children }: ArticleElement, rules: BlockRules): Block[] {
  if (children.some(isLine) && children.every((node) => isLine(node) || isBlank(node))) {
    return children
      .filter(isLine)
      .map((line) => wordsBlock(line, foldIndent(readTokens(line.children, rules)), rules.digest));
  }
  return splitLines(children).map((line) => anonymousBlock(foldIndent(readTokens(line, rules)), line, rules.digest));
}

/** Elements with several lines remain whole. */
function splitLines(nodes: readonly ArticleNode[]): ArticleNode[][] {
  const lines: ArticleNode[][] = [[]];
  for (const node of nodes) {
    const [first = '', ...others] = typeof node === 'string' ? node.split('\n') : [node];
    lines.at(-1)?.push(first);
    for (const text of others) lines.push([text]);
  }
  return lines;
}

function wordsBlock(element: ArticleElement, tokens: readonly Token[], digest: Digest): Block {
  const content = digest(`words\n${tokens.map(({ key }) => key).join('\n')}`);
  const weight = { ...identify(element, content), ...countWords(tokens), lead: readLead(tokens) };
  return { kind: 'words', element, isAnonymous: false, tokens, children: [], ...weight };
}

function containerBlock(
  kind: 'blocks' | 'lines',
  element: ArticleElement,
  children: Block[],
  rules: BlockRules,
): Block {
  const content = rules.digest(`${kind}\n${children.map(({ digest }) => digest).join('\n')}`);
  const weight = { ...identify(element, content), ...sumWords(children), lead: children[0]?.lead };
  return { kind, element, isAnonymous: false, tokens: [], children, ...weight };
}

/** As many first words as make a part known. */
const LEAD = 3;

/** Read the name that begins a text in bold or as code, else its first words. */
function readLead(tokens: readonly Token[]): string | undefined {
  const [name] = tokens[0]?.formats ?? [];
  const words = tokens.filter(({ isWord }) => isWord);
  const named = name ? words.filter(({ formats }) => formats[0] === name) : [];
  const lead = NAME_TAGS.has(name?.element.tag ?? '') ? named : words.slice(0, LEAD);
  return lead.length > 0 && (lead === named || lead.length === LEAD) ? lead.map(({ key }) => key).join(' ') : undefined;
}

const NAME_TAGS = new Set(['strong', 'b', 'code']);

const identify = ({ tag }: ArticleElement, content: string) => ({
  sort: HEADING.test(tag) && tag !== 'h1' ? 'heading' : tag,
  digest: `${tag} ${content}`,
});

function countWords(tokens: readonly Token[]): Pick<Weighed, 'words' | 'size'> {
  const words = new Map<string, number>();
  let size = 0;
  for (const { key, isWord } of tokens) {
    if (!isWord) continue;
    words.set(key, (words.get(key) ?? 0) + 1);
    size += 1;
  }
  return { words, size };
}
