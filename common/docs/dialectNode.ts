interface Point {
  line: number;
  offset?: number | undefined;
}

/** What dialects and the content model use of a Markdown tree. */
export interface DialectNode {
  type: string;
  value?: string | undefined;
  children?: DialectNode[] | undefined;
  position?: { start: Point; end?: Point | undefined } | undefined;
  depth?: number | undefined;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  url?: string | undefined;
  alt?: string | null | undefined;
  /** Of a definition. */
  label?: string | null | undefined;
  name?: string | null | undefined;
  attributes?: object | null | undefined;
  data?:
    | {
        hName?: string | undefined;
        hProperties?: object | undefined;
        id?: string | undefined;
        block?: object | undefined;
      }
    | undefined;
}

/** Read the words of a node, without raw HTML. */
export const wordsOf = ({ type, value = '', children = [] }: DialectNode): string =>
  type === 'html' ? '' : value + children.map(wordsOf).join('');
