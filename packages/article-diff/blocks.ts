import { type ArticleElement, type ArticleNode, HEADING, isLine } from './article.ts';
import { ATOM_TAGS, foldIndent, foldSpaces, INLINE_TAGS, readTokens, type Token, type TokenRules } from './tokens.ts';

export interface Block {
  kind: 'words' | 'blocks' | 'lines';
  element: ArticleElement;
  /** Text beside blocks, without its own element. */
  isAnonymous: boolean;
  /** Of words. */
  tokens: readonly Token[];
  /** Positions of words among the tokens. */
  positions: readonly number[];
  /** Of words, the text as a block that can be beside others. */
  children: readonly Block[];
  /** Usually the tag. Different ones never match. */
  sort: string;
  /** Equal for equal content. */
  digest: string;
  words: ReadonlyMap<string, number>;
  size: number;
  /** The first words, equal for equal ones. */
  lead: string | undefined;
}

interface DigestRules {
  /** Short, and equal for equal texts. */
  digest: (text: string) => string;
}

type BlockRules = TokenRules & DigestRules;

/** Create a digest by numbering texts. */
export function createDigest(): BlockRules['digest'] {
  const numbers = new Map<string, string>();
  return (text) => {
    const known = numbers.get(text) ?? String(numbers.size);
    numbers.set(text, known);
    return known;
  };
}

/** Read an element as blocks. */
export function readBlock(element: ArticleElement, rules: BlockRules): Block {
  const { tag, children } = element;
  // The highlighter has an element for each line.
  if (children.some(isLine) && children.every((node) => isLine(node) || isBlank(node))) {
    const lines = children.filter(isLine);
    return joinBlocks(
      { kind: 'lines', element },
      lines.map((line) => readWords(line, foldIndent(readTokens(line.children, rules)), rules)),
      rules,
    );
  }
  if (tag !== 'pre' && children.every(isInline))
    return readWords(element, foldSpaces(readTokens(children, rules)), rules);
  return joinBlocks({ kind: 'blocks', element }, readChildren(element, rules), rules);
}

/** Whether the text has the name of a version. */
export const hasVersion = ({ words }: Block, name: string): boolean => words.has(name) || words.has(`v${name}`);

/** Give the names of versions the same key, so that `3.0.0` in one article equals `4.0.0` in the other. */
export function joinVersions(block: Block, names: readonly string[], rules: DigestRules): Block {
  if (!names.some((name) => hasVersion(block, name))) return block;
  if (block.kind !== 'words') {
    const children = block.children.map((child) => joinVersions(child, names, rules));
    return joinBlocks(block, children, rules);
  }
  const tokens = block.tokens.map((token) => {
    const name = names.find((name) => token.key === name || token.key === `v${name}`);
    return name === undefined ? token : { ...token, key: token.key.replace(name, '\0version') };
  });
  const joined = readWords(block.element, tokens, rules);
  const [text = joined] = joined.children;
  return block.isAnonymous ? text : joined;
}

const isInline = (node: ArticleNode): boolean =>
  typeof node === 'string' || INLINE_TAGS.has(node.tag) || ATOM_TAGS.has(node.tag);

const isBlank = (node: ArticleNode): boolean => typeof node === 'string' && node.trim() === '';

function readChildren({ tag, children }: ArticleElement, rules: BlockRules): Block[] {
  const blocks: Block[] = [];
  let inline: ArticleNode[] = [];
  const endText = () => {
    const tokens = foldSpaces(readTokens(inline, rules));
    const text = { tag: 'span', attributes: {}, children: inline };
    if (tokens.length > 0) blocks.push(...readWords(text, tokens, rules).children);
    inline = [];
  };
  for (const node of children) {
    if (typeof node === 'string' || (tag !== 'pre' && isInline(node))) inline.push(node);
    else {
      endText();
      blocks.push(readBlock(node, rules));
    }
  }
  endText();
  return blocks;
}

function readWords(element: ArticleElement, tokens: readonly Token[], { digest }: DigestRules): Block {
  const words = new Map<string, number>();
  const positions: number[] = [];
  for (const [position, { key, isWord }] of tokens.entries())
    if (isWord) {
      positions.push(position);
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  const content = digest(`words\n${tokens.map(({ key }) => key).join('\n')}`);
  const block = {
    kind: 'words',
    element,
    tokens,
    positions,
    words,
    size: positions.length,
    lead: readLead(tokens),
  } as const;
  const text = { tag: 'span', attributes: {}, children: element.children };
  const anonymous = { ...block, element: text, isAnonymous: true, children: [], ...identify(text, content) };
  return {
    ...block,
    isAnonymous: false,
    children: tokens.length > 0 ? [anonymous] : [],
    ...identify(element, content),
  };
}

function joinBlocks(of: Pick<Block, 'kind' | 'element'>, children: Block[], { digest }: DigestRules): Block {
  const content = digest(`${of.kind}\n${children.map((child) => child.digest).join('\n')}`);
  const words = new Map<string, number>();
  for (const child of children)
    for (const [word, count] of child.words) words.set(word, (words.get(word) ?? 0) + count);
  const size = children.reduce((sum, child) => sum + child.size, 0);
  const [first] = children;
  // A row is named by its first cell.
  const lead = of.element.tag === 'tr' ? first?.size && first.digest : first?.lead;
  return {
    kind: of.kind,
    element: of.element,
    isAnonymous: false,
    tokens: [],
    positions: [],
    children,
    words,
    size,
    lead: lead || undefined,
    ...identify(of.element, content),
  };
}

/** As many first words as make a block known. */
const LEAD = 3;
const NAME_TAGS = new Set(['strong', 'b', 'code']);

/** Read the name that begins a text in bold or as code, else its first words. */
function readLead(tokens: readonly Token[]): string | undefined {
  const [name] = tokens[0]?.formats ?? [];
  const isNamed = NAME_TAGS.has(name?.element.tag ?? '');
  const words = tokens.filter(({ isWord, formats }) => isWord && (!isNamed || formats[0] === name));
  const lead = isNamed ? words : words.slice(0, LEAD);
  return lead.length >= (isNamed ? 1 : LEAD) ? lead.map(({ key }) => key).join(' ') : undefined;
}

function identify({ tag, children }: ArticleElement, content: string): Pick<Block, 'sort' | 'digest'> {
  const digest = `${tag} ${content}`;
  if (HEADING.test(tag) && tag !== 'h1') return { sort: 'heading', digest };
  if (tag === 'td' || tag === 'th') return { sort: 'cell', digest };
  const isHead = tag === 'tr' && children.every((node) => typeof node === 'object' && node.tag === 'th');
  return { sort: isHead ? 'head' : tag, digest };
}
