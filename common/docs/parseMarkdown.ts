import GithubSlugger, { slug } from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { parse, postprocess, preprocess } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import { type MarkdownNode, type Span, wordsOf } from './markdownNode.ts';
import { type PageModel, readPage } from './pageModel.ts';
import { rewriteNode } from './readDialects.ts';

type Tree = ReturnType<typeof fromMarkdown>;

export interface ParsedMarkdown {
  /** With blanks for front matter: lines and offsets are those of the file. */
  text: string;
  /** Headings have their id in `data.id`, blocks of code what is known of them in `data.block`. */
  tree: Tree;
  model: PageModel;
}

const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?:\n|$)/;

/** Replace front matter by blanks. */
export const blankFrontMatter = (source: string): string => source.replace(FRONT_MATTER, blank);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const extensions = [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

/** List where Markdown without front matter has raw HTML, comments too. Making no tree saves a third of the time. */
export const listHtml = (text: string): Span[] =>
  postprocess(
    parse({ extensions })
      .document()
      .write(preprocess()(text, undefined, true)),
  ).flatMap(([step, { type, start, end }]) =>
    step === 'enter' && (type === 'htmlFlow' || type === 'htmlText') ? [{ start: start.offset, end: end.offset }] : [],
  );

/** Parse Markdown without front matter into a tree. */
export const parseTree = (text: string): Tree =>
  fromMarkdown(text, {
    extensions,
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

/** At the end of a heading: before closing marks, or before the line that underlines it. */
const OWN_ID = /[ \t]*\{#([\p{L}\p{N}][\p{L}\p{N}_.-]*)\}(?=[ \t]*(?:#+[ \t]*)?(?:\n[ \t]*(?:=+|-+)[ \t]*)?$)/u;

/** Format an id at the end of a heading; empty where nobody can write it there. */
export const formatOwnId = (id: string): string => (OWN_ID.test(` {#${id}}`) ? ` {#${id}}` : '');

/** Id of headings without a letter or digit. */
const NAMELESS = 'section';

interface OwnId {
  id: string;
  /** Of the heading; offsets count from 0. */
  headingStart: number;
  start: number;
  end: number;
}

/**
 * Find the ids that headings name at their end. They are not part of the heading's Markdown.
 * @example '## Call {#A.__call__}' has the id A.__call__
 */
const findOwnIds = (tree: MarkdownNode, text: string): OwnId[] =>
  listHeadings(tree).flatMap(({ position }) => {
    const headingStart = position?.start.offset ?? 0;
    const found = OWN_ID.exec(text.slice(headingStart, position?.end?.offset));
    if (!found) return [];
    const start = headingStart + found.index;
    return [{ id: found[1] ?? '', headingStart, start, end: start + found[0].length }];
  });

/**
 * Set `data.id` of each heading: its own id, else the slug of its words with a number if that is taken. Own ids are reserved first.
 * The framework takes the id over for HTML.
 */
function writeHeadingIds(tree: MarkdownNode, ownIds: readonly OwnId[]): void {
  const own = new Map(ownIds.map(({ headingStart, id }) => [headingStart, id]));
  const slugger = new GithubSlugger();
  for (const id of own.values()) slugger.occurrences[id] = 0;
  for (const heading of listHeadings(tree)) {
    const words = wordsOf(heading).trim();
    const id =
      own.get(heading.position?.start.offset ?? 0) ??
      slugger.slug(/[\p{L}\p{N}]/u.test(slug(words)) ? words : NAMELESS);
    heading.data = { ...heading.data, id, hProperties: { ...heading.data?.hProperties, id } };
  }
}

const listHeadings = (node: MarkdownNode): MarkdownNode[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(listHeadings);
