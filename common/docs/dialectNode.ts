/** What the readers of dialects see and change of a Markdown tree. */
export interface DialectNode {
  type: string;
  value?: string | undefined;
  children?: DialectNode[] | undefined;
  position?: { start: { line: number } } | undefined;
  /** Language of a fence, and what stands behind it. */
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  /** Of an image. */
  url?: string | undefined;
  alt?: string | null | undefined;
  /** Of a container. */
  name?: string | null | undefined;
  attributes?: object | null | undefined;
  data?: { hName?: string | undefined; hProperties?: object | undefined } | undefined;
}

/** Read the words of a node, without raw HTML. */
export const wordsOf = ({ type, value = '', children = [] }: DialectNode): string =>
  type === 'html' ? '' : value + children.map(wordsOf).join('');
