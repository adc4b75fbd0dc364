import type { HeadingIds } from '../siteConfig.ts';
import { foldCodeGroups, rewriteFence } from './codeGroups.ts';
import { rewriteTitle } from './containerTitles.ts';
import type { DialectNode } from './dialectNode.ts';
import { writeIds } from './headingIds.ts';
import { foldDetails, readImages } from './htmlElements.ts';

/**
 * Read what other generators of sites write: `:::kind[Title]`, `::: code-group`, titles and lines of fences, `<details>` and
 * `<img>`. An extension of the Markdown parser, so that the build and all checks have the same tree.
 */
export const readDialects = (headingIds: HeadingIds = 'github') => ({
  transforms: headingIds === 'vitepress' ? [rewriteNode, writeIds] : [rewriteNode],
});

function rewriteNode(node: DialectNode): void {
  for (const child of node.children ?? []) rewriteNode(child);
  rewriteTitle(node);
  rewriteFence(node);
  if (!node.children) return;
  const isInline = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  const children = node.children.flatMap((child) => {
    const images = readImages(child);
    if (!images) return [child];
    return isInline ? images : [{ type: 'paragraph', children: images, position: child.position }];
  });
  node.children = isInline ? children : foldCodeGroups(foldDetails(children));
}
