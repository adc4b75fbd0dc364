import type { RspressPlugin } from '@rspress/core';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { pathInDocs } from '../../common/docs/pageText.ts';

/** Changes the tree of a page. `filePath` is relative to the content folder. */
export type Change = (tree: MarkdownNode, filePath: string) => void;

/** Tell whether a page is none of the content folder. */
export const isGenerated = (filePath: string): boolean => filePath.startsWith('../');

/** Create a plugin that changes the tree of each page. */
export const remark = (contentDir: string, changes: readonly Change[]): RspressPlugin => ({
  name: 'docs:markdown',
  markdown: {
    remarkPlugins: [
      () => (tree: MarkdownNode, file: { path: string }) => {
        for (const change of changes) change(tree, pathInDocs(contentDir, file.path));
      },
    ],
  },
});

/** Replace all nodes below one, inner ones first, with what `change` returns. */
export function replaceNodes(parent: MarkdownNode, change: (node: MarkdownNode) => MarkdownNode[]): void {
  if (!parent.children) return;
  parent.children = parent.children.flatMap((node) => {
    replaceNodes(node, change);
    return change(node);
  });
}

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
