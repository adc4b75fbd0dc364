import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { FileCache } from '../../common/docs/FileCache.ts';
import { pathInDocs, readPageText } from '../../common/docs/pageText.ts';
import { parsePage } from '../../common/docs/parsePage.ts';
import { nameImages } from './fileLinks.ts';
import { type Change, isGenerated, listAttributes, replaceNodes } from './markdownElement.ts';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: { path: string }) => Root;
}

/**
 * Parse pages of the content folder with the parser of everything else that reads them: with facts, heading ids and blocks of code
 * in the tree. It reads the file, because the framework has changed the text of headings before. Generated pages keep the
 * framework's parser.
 */
export function parser(contentDir: string, cache: FileCache): RspressPlugin {
  const parse = (filePath: string): Root => {
    // Read each time: what follows changes the tree, and each page is compiled twice.
    const { tree } = parsePage(filePath, readPageText(`${contentDir}/${filePath}`, contentDir, cache), cache);
    nameImages(tree, filePath, contentDir);
    return tree;
  };
  return {
    name: 'docs:parser',
    // The framework would copy the public folder into each version.
    builderConfig: { server: { publicDir: false } },
    markdown: {
      remarkPlugins: [
        function (this: object) {
          // unified binds `this` to the processor, after the plugin that sets the parser.
          const processor = this as Processor;
          const { parser: parseGenerated } = processor;
          processor.parser = (text, file) => {
            const filePath = pathInDocs(contentDir, file.path);
            return isGenerated(filePath) ? parseGenerated(text, file) : parse(filePath);
          };
        },
      ],
    },
  };
}

/** Keep images' attributes, which the framework's components drop. */
export const keepAttributes: Change = (tree) =>
  replaceNodes(tree, (node) => {
    const { name, attributes, data } = node;
    if (name !== 'img' || !data?.hProperties) return [node];
    return [{ ...node, attributes: [...Object.values(attributes ?? []), ...listAttributes(data.hProperties)] }];
  });
