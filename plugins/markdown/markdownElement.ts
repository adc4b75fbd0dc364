/** What our plugins read and write of a Markdown tree. */
export interface MarkdownNode {
  type: string;
  value?: string;
  /** Language of a fence, and what stands behind it. */
  lang?: string | null;
  meta?: string | null;
  /** Address that a link leads to. */
  url?: string;
  position?: { start: { line: number }; end?: { line: number } };
  children?: MarkdownNode[];
  /** Name and attributes of a component, in pages that the compiler reads as MDX: it reads all as such. */
  name?: string;
  attributes?: object[];
  data?: NodeData;
}

/** What the compiler makes of a node: an element, or code of the page's module. */
interface NodeData {
  hName?: string;
  hProperties?: Record<string, string>;
  /** Replace the children that the compiler would make. */
  hChildren?: object[];
  estree?: object;
}

/**
 * Create an element that a page of Markdown cannot write itself; the theme draws those it has a component for. Its type is
 * not its name: Markdown has types of the same names, such as `text`.
 */
export const createElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: 'docsElement', data: { hName, hProperties }, children });

/** Create a component that the page imports: see `createImport`. */
export const createComponent = (
  name: string,
  attributes: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children,
});

/** Write `import { name as as } from "from"` as the compiler of pages keeps it. */
export function createImport({ name, as, from }: { name: string; as: string; from: string }): MarkdownNode {
  const specifier = {
    type: 'ImportSpecifier',
    imported: { type: 'Identifier', name },
    local: { type: 'Identifier', name: as },
  };
  const source = { type: 'Literal', value: from, raw: JSON.stringify(from) };
  const body = [{ type: 'ImportDeclaration', specifiers: [specifier], attributes: [], source }];
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } };
}
