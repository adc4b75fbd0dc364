import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import { findOwnIds, writeHeadingIds } from './headingIds.ts';
import { type PageModel, readPage } from './pageModel.ts';
import { rewriteNode } from './readDialects.ts';

type Tree = ReturnType<typeof fromMarkdown>;

export interface ParsedMarkdown {
  /** With blanks for front matter: lines and offsets are those of the file. */
  text: string;
  /** Headings have their id in `data.id`, blocks of code their facts in `data.block`. */
  tree: Tree;
  model: PageModel;
}

const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?:\n|$)/;

/** Replace front matter by blanks. */
export const blankFrontMatter = (source: string): string => source.replace(FRONT_MATTER, blank);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Parse Markdown without front matter into a tree. */
export const parseTree = (text: string): Tree =>
  fromMarkdown(text, {
    extensions: [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()],
    mdastExtensions: [gfmFromMarkdown(), { transforms: [rewriteNode] }],
  });

/** Parse a page. Everything that reads pages uses this parser, the compiler too. */
export function parseMarkdown(source: string): ParsedMarkdown {
  const text = blankFrontMatter(source);
  const written = parseTree(text);
  const ownIds = findOwnIds(written, text);
  const tree = ownIds.length === 0 ? written : parseTree(blankSpans(text, ownIds));
  writeHeadingIds(tree, ownIds);
  return { text, tree, model: readPage(tree) };
}

const blankSpans = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end), text);
