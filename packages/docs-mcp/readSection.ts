import GithubSlugger from 'github-slugger';
import type { PageHeading } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';

interface Section {
  /** Without `#`. */
  anchor: string;
  /** Offset of the text in the copy. */
  start: number;
  text: string;
}

/** Cut a section out of a Markdown copy, by its heading or its anchor. Undefined where it has none. */
export function readSection(markdown: string, wanted: string): Section | undefined {
  const { headings } = parseMarkdown(markdown).model;
  const heading = findHeading(headings, wanted);
  if (!heading) return undefined;
  const next = headings.slice(headings.indexOf(heading) + 1).find(({ depth }) => depth <= heading.depth);
  const { id: anchor, start } = heading;
  return { anchor, start, text: markdown.slice(start, next?.start).trim() };
}

/** List the headings of a Markdown copy, without its title. */
export const listHeadings = (markdown: string): string[] =>
  parseMarkdown(markdown).model.headings.flatMap(({ depth, text }) => (depth > 1 ? [text] : []));

/** Names of symbols differ in case alone, so what is written comes first. */
function findHeading(headings: readonly PageHeading[], wanted: string): PageHeading | undefined {
  const name = decode(wanted.replace(/^#/, '')).trim();
  return (
    headings.find(({ text }) => text === name) ??
    headings.find(({ id }) => id === name) ??
    headings.find(({ text, id }) => simplify(name) !== '' && [text, id].map(simplify).includes(simplify(name)))
  );
}

/** As an anchor, without what own ids leave out. */
const simplify = (text: string): string => new GithubSlugger().slug(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Decode what may be copied from an address. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It may have a percent sign of its own.
    return text;
  }
}
