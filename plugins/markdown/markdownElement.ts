import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { CodeBlock } from '../../common/docs/pageModel.ts';

export interface MarkdownNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  url?: string;
  title?: string | null;
  /** Of a definition, and of what refers to it. */
  identifier?: string;
  position?: { start: { line: number }; end?: { line: number } };
  children?: MarkdownNode[];
  /** Name and attributes of a component: the compiler reads all pages as MDX. */
  name?: string;
  attributes?: object[];
  data?: NodeData;
}

interface NodeData {
  block?: CodeBlock;
  /** Of a heading. */
  id?: string;
  hName?: string;
  hProperties?: Record<string, string>;
  /** Replaces the compiler's own children. */
  hChildren?: object[];
  estree?: object;
  /** The compiler leaves the element to the browser instead of the theme. */
  _mdxExplicitJsx?: true;
}

/** Create a plugin that changes the tree of each page. `file.path` is absolute. */
export const remark = (name: string, change: (tree: MarkdownNode, file: { path: string }) => void): RspressPlugin => ({
  name: `docs:${name}`,
  markdown: { remarkPlugins: [() => change] },
});

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
): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children,
});

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

export interface ContentFolder {
  /** Absolute. */
  contentDir: string;
  docsDir: string;
}

/** Format a content file's path. @example 'docs/api/rm.md' */
export const nameContentFile = ({ contentDir, docsDir }: ContentFolder, file: string): string =>
  path.posix.join(docsDir, path.relative(contentDir, file).split(path.sep).join('/'));

/** Create an error for a line of a page, without a stack. */
export function createContentError({ filePath, line = 1 }: ContentPlace, message: string, cause?: unknown): Error {
  const error = new Error(`${filePath}:${line}: ${message}`, { cause });
  // The bundler prints the whole stack.
  error.stack = error.message;
  return error;
}

interface ContentPlace {
  filePath: string;
  /** Counted from 1. */
  line?: number | undefined;
}
