import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { HeadingIds } from '../siteConfig.ts';
import { type PageModel, readPage } from './pageModel.ts';
import { readDialects } from './readDialects.ts';

export interface ParsedMarkdown {
  /** With blanks for front matter: lines and offsets are those of the file. */
  text: string;
  tree: ReturnType<typeof fromMarkdown>;
  model: PageModel;
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---(?:\r?\n|$)/;

/** Replace front matter by blanks. */
export const blankFrontMatter = (source: string): string =>
  source.replace(FRONT_MATTER, (head) => head.replace(/[^\r\n]/g, ' '));

/** Parse a page as the build does. `headingIds` of VitePress adds ids to its headings. */
export function parseMarkdown(source: string, headingIds?: HeadingIds): ParsedMarkdown {
  const text = blankFrontMatter(source);
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown(), readDialects(headingIds)],
  });
  return { text, tree, model: readPage(tree) };
}
