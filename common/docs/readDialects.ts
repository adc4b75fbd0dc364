import type { HeadingIds } from '../siteConfig.ts';
import { rewriteCalloutTitle } from './calloutTitles.ts';
import { foldCodeGroups, rewriteFence } from './codeGroups.ts';
import type { DialectNode } from './dialectNode.ts';
import { writeIds } from './headingIds.ts';
import { foldDetails, readImages } from './htmlElements.ts';

/** Read the syntax of other generators. As an extension of the parser, it gives the build and all checks the same tree. */
export const readDialects = (headingIds: HeadingIds = 'github') => ({
  transforms: headingIds === 'vitepress' ? [rewriteNode, writeIds] : [rewriteNode],
});

function rewriteNode(node: DialectNode): void {
  for (const child of node.children ?? []) rewriteNode(child);
  rewriteCalloutTitle(node);
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
