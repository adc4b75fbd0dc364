import GithubSlugger from 'github-slugger';
import type { PageHeading } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';

export interface Section {
  /** Without `#`. */
  anchor: string;
  text: string;
}

/** Cut a section out of a Markdown copy, by its heading or its anchor. Undefined where it has none. */
export function readSection(markdown: string, wanted: string): Section | undefined {
  const { headings } = parseMarkdown(markdown).model;
  const at = findHeading(headings, wanted);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return { anchor: heading.id, text: markdown.slice(heading.start, next?.start).trim() };
}

/** List the headings of a Markdown copy, without its title. */
export const listHeadings = (markdown: string): PageHeading[] =>
  parseMarkdown(markdown).model.headings.filter(({ depth }) => depth > 1);

function findHeading(headings: readonly PageHeading[], wanted: string): number {
  const name = decode(wanted.replace(/^#/, '')).trim();
  const tests: ((heading: PageHeading) => boolean)[] = [
    // Names of symbols differ in case alone; anchors do not.
    ({ text }) => text === name,
    ({ id }) => id === name,
    ({ text }) => simplify(text) === simplify(name),
  ];
  return tests.map((test) => headings.findIndex(test)).find((at) => at >= 0) ?? -1;
}

/** As an anchor, without what own ids leave out. */
const simplify = (text: string): string => new GithubSlugger().slug(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** An anchor may be copied from an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A heading may have a percent sign.
    return text;
  }
}
