import path from 'node:path';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { findMissingLines } from '../../common/docs/fences.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { findStepKind, STEP_KINDS } from '../../common/upgrades.ts';
import { namesVersion } from '../../common/version.ts';
import { digest } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import {
  type DocsPage,
  lineOf,
  type ModelledPage,
  type PageFile,
  type Problem,
  parsePage,
  type Report,
} from './readDocs.ts';

export interface CheckedPage extends ModelledPage {
  /** As JSON, where the page was parsed. */
  treeJson?: string;
  problems: Problem[];
}

/** Create a reader and checker of pages. It caches the models of faultless ones, in a folder of one state of the checks. */
export const createPageReader =
  (cacheDir: string) =>
  (page: PageFile): CheckedPage => {
    const file = path.join(cacheDir, `models/${digest(page.source)}.json`);
    // Written below.
    const kept = readCached(file) as PageModel | undefined;
    if (kept) return { ...page, model: kept, problems: [] };
    const read = parsePage(page.filePath, page.source);
    const problems = checkPageContent(read);
    if (problems.length === 0) writeCached(file, read.model);
    return { ...page, model: read.model, treeJson: JSON.stringify(read.tree), problems };
  };

/** Check one page, and the shape of an upgrade guide. */
export function checkPageContent(page: DocsPage): Problem[] {
  const problems: Problem[] = page.faults.map((fault) => ({ filePath: page.filePath, ...fault }));
  const report: Report = (line, message) => problems.push({ filePath: page.filePath, line, message });
  for (const check of [checkFences, checkHeadingIds, checkActiveContent, checkUpgradeGuide]) check(page, report);
  return problems;
}

/** Languages without highlighting: https://shiki.style/languages#special-languages */
const SPECIAL_LANGUAGES = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'mermaid'];

/** Find fences in languages that the highlighter does not have, and those that highlight lines that are not there. */
function checkFences({ model }: DocsPage, report: Report): void {
  for (const { language, meta, code, line } of model.blocks) {
    const lines = code.split('\n').length;
    const missing = findMissingLines(meta, lines);
    if (!Object.hasOwn(bundledLanguages, language) && !SPECIAL_LANGUAGES.includes(language))
      report(
        line - 1,
        `The highlighter does not have the language "${language}": name one of https://shiki.style/languages, or text.`,
      );
    if (missing !== undefined)
      report(line - 1, `The fence highlights ${missing}, and the code has the lines 1 to ${lines}.`);
  }
}

/** Find headings that name an id twice, and titles that read as if they named one. */
function checkHeadingIds({ model, matter }: DocsPage, report: Report): void {
  const lines = new Map<string, number>();
  for (const { id, line } of model.headings) {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    else report(line, `The heading of line ${first} has the id "${id}", too: give this one another.`);
  }
  // The framework reads an id anywhere in a title, and drops it.
  const title = [model.title, matter.title].find((text) => text.includes('{#'));
  if (title !== undefined) report(1, `A title cannot contain "{#": ${title}`);
}

/** Only complete comments and tags without attributes. A pattern, because parsers and browsers differ on broken tags. */
const PLAIN_HTML = /^(?:<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->\s*|<\/?(?:br|kbd|sub|sup|wbr) ?\/?>)+$/i;
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Find active content in a page: raw HTML, addresses of other schemes, and code from files. */
function checkActiveContent({ tree, model }: DocsPage, report: Report): void {
  visit(tree, 'html', (node) => {
    if (PLAIN_HTML.test(node.value)) return;
    for (const [index, text] of node.value.split('\n').entries())
      if (text.includes('<')) report(lineOf(node) + index, `Raw HTML is not content: ${shorten(text)}`);
  });
  for (const { url, line } of model.targets)
    if (!hasKnownScheme(url))
      report(line, `An address must begin with ${SCHEMES.join(', ')}, or be in the docs: ${shorten(url)}`);
  for (const { meta, line } of model.blocks)
    if (/(?:^|\s)file=/.test(meta))
      report(line - 1, 'Write the code in the page: file= would read a file of the machine that builds.');
}

/** Check for a web or mail address as browsers do: without tabs, line ends and leading spaces. */
function hasKnownScheme(url: string): boolean {
  const base = 'https://docs.invalid/';
  return URL.canParse(url, base) && SCHEMES.includes(new URL(url, base).protocol);
}

const shorten = (text: string): string =>
  text
    .trim()
    .slice(0, 60)
    .replace(/\p{Cc}/gu, ' ');

const ORDER = 'first "Breaking", then "Behaviour", then "New"';

/** Find faults in an upgrade guide: a page with `upgradeFrom`. */
function checkUpgradeGuide({ source, matter, model: { headings } }: DocsPage, report: Report): void {
  const { upgradeFrom, title } = matter;
  if (upgradeFrom === undefined) return;
  const first = headings.find(({ depth }) => depth === 1);
  if (!namesVersion(title, upgradeFrom))
    report(
      lineOfTitle(source),
      `The title of an upgrade guide names the version it starts from: write ${upgradeFrom} in it.`,
    );
  if (first && first.text !== title)
    report(first.line, 'The heading of an upgrade guide is its title: write the text of "title" in both.');
  const sections = headings.filter(({ depth }) => depth === 2);
  const parts = sections.flatMap((section) => {
    const kind = findStepKind(section.text);
    return kind ? [{ ...section, rank: STEP_KINDS.indexOf(kind) }] : [];
  });
  const endOfParts = parts.at(-1)?.start ?? 0;
  for (const { text, line, start } of sections)
    if (start < endOfParts && !findStepKind(text))
      report(line, `"${text}" is before a part with steps: other headings of level 2 come after them.`);
  for (const [index, { text, line, start, rank }] of parts.entries()) {
    const before = parts[index - 1];
    if (before && before.rank >= rank) report(line, `"${text}" is out of order: ${ORDER}, each at most once.`);
    const end = sections.find((section) => section.start > start)?.start ?? source.length;
    if (!headings.some((step) => step.depth === 3 && step.start > start && step.start < end))
      report(line, `"${text}" has no step: write a heading of level 3 for each step below it.`);
  }
  if (parts.length === 0)
    report(first?.line ?? 1, `An upgrade guide has steps: write at least one heading of level 2, ${ORDER}.`);
}

/** Return the title's line in the front matter, from 1. */
export const lineOfTitle = (source: string): number =>
  source.split('\n').findIndex((line) => line.startsWith('title:')) + 1 || 1;
