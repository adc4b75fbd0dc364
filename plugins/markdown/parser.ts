import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { PageTrees } from '../../common/buildEnv.ts';
import { readPageText } from '../../common/docs/pageText.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { nameImages } from './fileLinks.ts';
import type { MarkdownNode } from './markdownElement.ts';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: { path: string }) => Root;
}

/**
 * Parse pages of the content folder with the parser of everything else that reads them: with facts, heading ids and blocks of code
 * in the tree. It reads the file, because the framework has changed the text of headings before. Pages that were parsed for their
 * model have their tree in `trees`. Generated pages keep the framework's parser.
 */
export function parser(contentDir: string, trees: PageTrees): RspressPlugin {
  const parse = (file: string): Root => {
    const kept = trees[path.relative(contentDir, file).split(path.sep).join('/')];
    // What follows changes the tree, and each page is compiled twice.
    const tree: Root = kept ? JSON.parse(kept) : parseMarkdown(readPageText(file, contentDir)).tree;
    nameImages(tree, file, contentDir);
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
          processor.parser = (text, file) =>
            file.path.startsWith(contentDir + path.sep) ? parse(file.path) : parseGenerated(text, file);
          return keepAttributes;
        },
      ],
    },
  };
}

/** Keep images' attributes, which the framework's components drop. */
export function keepAttributes(node: MarkdownNode): void {
  for (const child of node.children ?? []) keepAttributes(child);
  if (node.name !== 'img' || !node.data?.hProperties) return;
  const added = Object.entries(node.data.hProperties).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  node.attributes = [...(node.attributes ?? []), ...added];
}

/** Parse an added line of words, with code between backticks. */
export const parseLine = (line: string): MarkdownNode[] =>
  line
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');
