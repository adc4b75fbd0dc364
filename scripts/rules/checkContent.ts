import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { findMissingLines } from '../../common/docs/fences.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { lineOf, type Report } from '../content/readDocs.ts';

/** Languages without highlighting: https://shiki.style/languages#special-languages */
const SPECIAL_LANGUAGES = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'mermaid'];

/** Find fences in languages that the highlighter does not have, and those that highlight lines that are not there. */
export function checkFences({ model }: Page, report: Report): void {
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
export function checkHeadingIds({ model, matter }: Page, report: Report): void {
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
export function checkActiveContent({ tree, model }: Page, report: Report): void {
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
