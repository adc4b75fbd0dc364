import { TYPE_NAME } from '../../common/apiFile.ts';
import { createElement, type MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createFind, type SymbolTable } from '../pages/symbols.ts';
import type { Change } from './markdownElement.ts';

/** Finds the route and anchor of an exported type by its name. */
type FindType = (name: string) => string | undefined;

const TYPE_KINDS: readonly string[] = ['class', 'interface', 'type', 'enum'];

/** Create a FindType. */
export const createFindType = (symbols: SymbolTable): FindType =>
  createFind(new Map([...symbols].filter(([, { kind }]) => TYPE_KINDS.includes(kind))), ({ href }) => href);

/** List the types that a text may name, with their addresses. */
export const listTypes = (text: string, findType: FindType): [name: string, href: string][] =>
  [...new Set(text.match(/[A-Za-z_$][\w$.]*/g))].flatMap((name) => {
    const href = findType(name);
    return href === undefined ? [] : [[name, href]];
  });

/** Make links of the types in the signature below a page's title, and beside the names of options. */
export const typeLinks =
  (version: { findType: FindType }): Change =>
  (tree) =>
    visit(tree, '', version.findType);

function visit(node: MarkdownNode, place: string, findType: FindType): void {
  if (!node.children || node.type === 'link') return;
  const isSignature = node.data?.hProperties?.['data-signature'] !== undefined;
  const isFact = place === 'dt' && node.data?.hName === 'span';
  const own = isSignature || isFact ? 'types' : (node.data?.hName ?? '');
  for (const child of node.children) visit(child, own, findType);
  if (own === 'types')
    node.children = node.children.map((child) => (child.type === 'inlineCode' ? linkTypes(child, findType) : child));
}

/** Code with links is no longer a text of Markdown. */
function linkTypes(code: MarkdownNode, findType: FindType): MarkdownNode {
  const parts = (code.value ?? '').split(TYPE_NAME).map((value): MarkdownNode => {
    const url = findType(value);
    const text = { type: 'text', value };
    return url === undefined ? text : { type: 'link', url, children: [text] };
  });
  return parts.some(({ type }) => type === 'link') ? createElement('code', {}, parts) : code;
}
