import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement } from '../../common/docs/markdownNode.ts';
import type { ListApiLines } from '../pages/apiLines.ts';
import type { FindSignature } from '../pages/symbols.ts';
import { markSignature } from './codeTransformers.ts';
import { type Change, createLine, replaceNodes } from './markdownElement.ts';

/** Add the signature of a page's symbol below the title, and the history of changes below each signature, which is marked. */
export const apiStatus =
  (version: { listApiLines: ListApiLines; findSignature: FindSignature }): Change =>
  (tree) => {
    const { listApiLines, findSignature } = version;
    replaceNodes(tree, (node) => {
      const { block } = node.data ?? {};
      if (block?.isSignature) node.meta = markSignature(node.meta ?? '');
      const lines = block ? listApiLines(block) : [];
      return [node, ...lines.map((line) => createElement('p', { 'data-api-status': '' }, createLine(line)))];
    });
    addSignature(tree, findSignature);
  };

/** Add the signature to a page whose title is the name of a symbol. */
export function addSignature({ children = [] }: MarkdownNode, findSignature: FindSignature): void {
  const place = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const [name] = children[place]?.children ?? [];
  const code = findSignature(name?.value ?? '');
  if (!code) return;
  const attributes = { 'data-signature': '' };
  children.splice(place + 1, 0, createElement('p', attributes, [{ type: 'inlineCode', value: code }]));
}
