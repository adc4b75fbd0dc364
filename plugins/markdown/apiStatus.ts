import { ADDED_PART } from '../../common/articleParts.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement } from '../../common/docs/markdownNode.ts';
import type { SymbolHint } from '../../common/samples.ts';
import type { ListApiLines } from '../pages/apiLines.ts';
import { markSignature } from './codeTransformers.ts';
import { type Change, createLine, replaceNodes } from './markdownElement.ts';

/** Add the signature of a page's symbol below the title, and the history of changes below each signature, which is marked. */
export const apiStatus =
  (listApiLines: ListApiLines, findSignature: FindSignature): Change =>
  (tree) => {
    replaceNodes(tree, (node) => {
      const { block } = node.data ?? {};
      if (block?.isSignature) node.meta = markSignature(node.meta ?? '');
      const lines = block ? listApiLines(block) : [];
      return [
        node,
        ...lines.map((line) => createElement('p', { 'data-api-status': '', [ADDED_PART]: '' }, createLine(line))),
      ];
    });
    addSignature(tree, findSignature);
  };

/** Returns an empty text for another title. */
type FindSignature = (title: string) => string;

/** Create a function that finds the first signature, in one line, of the symbol that a title names. */
export function createFindSignature(symbols: Iterable<Pick<SymbolHint, 'name' | 'code'>>): FindSignature {
  const codes = new Map(Array.from(symbols, ({ name, code }) => [name, code]));
  return (title) => joinFirst(codes.get(title.replace(/\(\)$/, '')) ?? '');
}

/** Join the lines of the first declaration: a shape has one for each member. */
function joinFirst(code: string): string {
  const lines = code.split('\n');
  let depth = 0;
  const last = lines.findIndex((line) => {
    for (const [sign] of line.matchAll(/[{}]/g)) depth += sign === '{' ? 1 : -1;
    return depth === 0;
  });
  return lines
    .slice(0, last + 1)
    .map((line) => line.trim())
    .join(' ');
}

/** Add the signature to a page whose title is the name of a symbol. */
export function addSignature({ children = [] }: MarkdownNode, findSignature: FindSignature): void {
  const place = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const [name] = children[place]?.children ?? [];
  const code = findSignature(name?.value ?? '');
  if (!code) return;
  const attributes = { 'data-signature': '', [ADDED_PART]: '' };
  children.splice(place + 1, 0, createElement('p', attributes, [{ type: 'inlineCode', value: code }]));
}
