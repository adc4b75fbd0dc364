import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findImageFile } from '../../common/docs/files.ts';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: { path: string }) => Root;
}

/**
 * Find each image's file at parsing. The framework imports only relative images; these get a digest in their names, so versions
 * share them.
 */
export function imageFiles(contentDir: string): RspressPlugin {
  return {
    name: 'docs:image-files',
    // The framework would copy the public folder into each version.
    builderConfig: { server: { publicDir: false } },
    markdown: {
      remarkPlugins: [
        function (this: object) {
          // unified binds `this` to the processor, after the plugin that sets the parser.
          const processor = this as Processor;
          const { parser: parse } = processor;
          processor.parser = (text, file) => {
            const tree = parse(text, file);
            nameImages(tree, file.path, contentDir);
            return tree;
          };
        },
      ],
    },
  };
}

/** Make image addresses relative to their page, also those in definitions. `file` is absolute. */
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
