import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { listImageFiles } from '../../common/docs/listImageFiles.ts';
import { type ContentFolder, nameContentFile } from './contentError.ts';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: { path: string }) => Root;
}

/**
 * Find each image's file at parsing. The framework imports only relative images; these get a digest in their names, so versions
 * share them. Missing files are printed here: the framework stops at a page's broken links before it looks at images.
 */
export function imageFiles(folder: ContentFolder): RspressPlugin {
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
            for (const problem of nameImages(tree, file.path, folder)) console.error(problem);
            return tree;
          };
        },
      ],
    },
  };
}

/** Make image addresses relative to their page. Returns a line for each image without a file. `file` is absolute. */
export function nameImages(tree: Root, file: string, folder: ContentFolder): string[] {
  const problems: string[] = [];
  visit(tree, 'image', (image) => {
    const pagePath = path.relative(folder.contentDir, file).split(path.sep).join('/');
    const files = listImageFiles(pagePath, image.url);
    if (files.length === 0) return;
    const imagePath = files.find((imageFile) => existsSync(path.join(folder.contentDir, imageFile)));
    if (imagePath) image.url = `./${path.posix.relative(path.posix.dirname(pagePath), imagePath)}`;
    else
      problems.push(
        `${nameContentFile(folder, file)}:${image.position?.start.line}: There is no image ${folder.docsDir}/${files[0]}.`,
      );
  });
  return problems;
}
