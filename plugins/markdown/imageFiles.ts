import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findImageFile } from '../../common/docs/files.ts';

/**
 * Make image addresses relative to their page, also those in definitions. `file` is absolute. The framework imports only relative
 * images; these get a digest in their names, so versions share them.
 */
export function nameImages(tree: Root, file: string, contentDir: string): void {
  const pagePath = path.relative(contentDir, file).split(path.sep).join('/');
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  visit(tree, 'imageReference', (node) => {
    Object.assign(node, { type: 'image', url: urls.get(node.identifier) });
  });
  visit(tree, 'image', (image) => {
    const imagePath = findImageFile(contentDir, pagePath, image.url);
    if (imagePath) image.url = nameBeside(pagePath, imagePath);
  });
}

/** Name a file as a page imports it. */
export const nameBeside = (pagePath: string, file: string): string =>
  `./${path.posix.relative(path.posix.dirname(pagePath), file)}`;
