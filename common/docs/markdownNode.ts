interface Point {
  line: number;
  offset?: number | undefined;
}

/** What the readers of pages and the build use of a Markdown tree. */
export interface MarkdownNode {
  type: string;
  value?: string | undefined;
  children?: MarkdownNode[] | undefined;
  position?: { start: Point; end?: Point | undefined } | undefined;
  depth?: number | undefined;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  url?: string | undefined;
  title?: string | null | undefined;
  alt?: string | null | undefined;
  /** Of a definition. */
  label?: string | null | undefined;
  /** Of a definition, and of what refers to it. */
  identifier?: string | undefined;
  /** Name and attributes of a directive or, because the compiler reads all pages as MDX, of a component. */
  name?: string | null | undefined;
  attributes?: object | null | undefined;
  data?: NodeData | undefined;
}

interface NodeData {
  block?: CodeBlock | undefined;
  /** Of a heading. */
  id?: string | undefined;
  hName?: string | undefined;
  hProperties?: Record<string, unknown> | undefined;
  /** What the compiler writes in the place of its value. */
  hChildren?: { type: string; value?: string }[] | undefined;
  estree?: object | undefined;
  /** The compiler leaves the element to the browser instead of the theme. */
  _mdxExplicitJsx?: true | undefined;
}

/** What is wrong in a page. */
export interface Fault {
  /** Counted from 1. */
  line: number;
  message: string;
}

/** A part of the Markdown. Offsets count from 0. */
export interface Span {
  start: number;
  end: number;
}

export interface CodeBlock extends Span {
  /** Digest of the code, which names a sample in build and browser. */
  id: string;
  /** Empty where the fence names none. */
  language: string;
  /** The text after the language. */
  meta: string;
  code: string;
  /** Line of the first line of code, counted from 1. */
  line: number;
  /** Line of the closing fence, counted from 1. */
  endLine: number;
  /** Right above the block, the nearest first, with their marks. */
  comments: string[];
  /** Whether only blank lines are above, or the label of a tab, up to the last block. */
  isBelowBlock: boolean;
  /** Whether it is TypeScript in a section called "Signature" or "Signatures". */
  isSignature: boolean;
  anchor: string;
  /** Of the nearest heading above, of any level; empty without one. */
  headingId: string;
}

/** Read the words of a node, without raw HTML. */
export const wordsOf = ({ type, value = '', children = [] }: MarkdownNode): string =>
  type === 'html' ? '' : value + children.map(wordsOf).join('');

/** Create an element that Markdown lacks. Its type differs from its name: Markdown has types such as `text`. */
export const createElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: 'docsElement', data: { hName, hProperties }, children });
