import type { RspressPlugin } from '@rspress/core';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { pathInDocs } from '../../common/docs/pageText.ts';

/** Changes the tree of a page. `filePath` is relative to the content folder. */
export type Change = (tree: MarkdownNode, filePath: string) => void;

/** Tell whether a page is none of the content folder. */
export const isGenerated = (filePath: string): boolean => filePath.startsWith('../');

interface ContentFolder {
  /** Absolute. */
  contentDir: string;
  docsDir: string;
}

/** Create a plugin that changes the tree of each page. A ContentError gets the page's path, such as `docs/api/rm.md:12`. */
export const remark = ({ contentDir, docsDir }: ContentFolder, changes: readonly Change[]): RspressPlugin => ({
  name: 'docs:markdown',
  markdown: {
    remarkPlugins: [
      () => (tree: MarkdownNode, file: { path: string }) => {
        const filePath = pathInDocs(contentDir, file.path);
        try {
          for (const change of changes) change(tree, filePath);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          error.message = `${docsDir}/${filePath}:${error.line}: ${error.message}`;
          // The bundler prints the whole stack.
          error.stack = error.message;
          throw error;
        }
      },
    ],
  },
});

/** A fault in a page. */
export class ContentError extends Error {
  readonly line: number;

  /** Lines count from 1. */
  constructor(line: number | undefined, message: string, cause?: unknown) {
    super(message, { cause });
    this.line = line ?? 1;
  }
}

/** Replace all nodes below one, inner ones first, with what `change` returns. */
export function replaceNodes(parent: MarkdownNode, change: (node: MarkdownNode) => MarkdownNode[]): void {
  if (!parent.children) return;
  parent.children = parent.children.flatMap((node) => {
    replaceNodes(node, change);
    return change(node);
  });
}

/** Create an element that Markdown lacks. Its type differs from its name: Markdown has types such as `text`. */
export const createElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: 'docsElement', data: { hName, hProperties }, children });

/** Create a component of the page; `createImport` imports it. */
export const createComponent = (
  name: string,
  attributes: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: 'mdxJsxFlowElement', name, attributes: listAttributes(attributes), children });

/** List the attributes of a component in the compiler's form. */
export const listAttributes = (values: Record<string, unknown>): object[] =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** Create `import as from "from"` in the compiler's form. */
export const createDefaultImport = (as: string, from: string): MarkdownNode =>
  createImportOf({ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: as } }, from);

/** Create `import { name as as } from "from"` in the compiler's form. */
export function createImport({ name, as, from }: { name: string; as: string; from: string }): MarkdownNode {
  const specifier = {
    type: 'ImportSpecifier',
    imported: { type: 'Identifier', name },
    local: { type: 'Identifier', name: as },
  };
  return createImportOf(specifier, from);
}

function createImportOf(specifier: object, from: string): MarkdownNode {
  const source = { type: 'Literal', value: from, raw: JSON.stringify(from) };
  const body = [{ type: 'ImportDeclaration', specifiers: [specifier], attributes: [], source }];
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } };
}

/** Create nodes for an added line of words, with code between backticks. */
export const createLine = (line: string): MarkdownNode[] =>
  line
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');
