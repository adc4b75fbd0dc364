import GithubSlugger, { slug } from 'github-slugger';
import { type DialectNode, wordsOf } from './readDialects.ts';

/** At the end of a heading: before closing marks, or before the line that underlines it. */
const OWN_ID = /[ \t]*\{#([\p{L}\p{N}][\p{L}\p{N}_.-]*)\}(?=[ \t]*(?:#+[ \t]*)?(?:\n[ \t]*(?:=+|-+)[ \t]*)?$)/u;

/** Format an id at the end of a heading; empty where nobody can write it there. */
export const formatOwnId = (id: string): string => (OWN_ID.test(` {#${id}}`) ? ` {#${id}}` : '');

/** Id of headings without a letter or digit. */
const NAMELESS = 'section';

export interface OwnId {
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
export const findOwnIds = (tree: DialectNode, text: string): OwnId[] =>
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
export function writeHeadingIds(tree: DialectNode, ownIds: readonly OwnId[]): void {
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

const listHeadings = (node: DialectNode): DialectNode[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(listHeadings);
