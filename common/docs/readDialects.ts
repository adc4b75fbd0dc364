import { rewriteTitle } from './containerTitles.ts';
import type { DialectNode } from './dialectNode.ts';

/**
 * Read what other generators of sites write: `:::kind[Title]`. An extension of the Markdown parser, so that the build and all
 * checks have the same tree.
 */
export const readDialects = { transforms: [rewriteNode] };

function rewriteNode(node: DialectNode): void {
  for (const child of node.children ?? []) rewriteNode(child);
  rewriteTitle(node);
}
