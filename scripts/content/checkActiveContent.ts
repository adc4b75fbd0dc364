import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from './readDocs.ts';

/** Whole comments and bare tags, and nothing else. A pattern, because a lenient parser and a browser differ on broken tags. */
const PLAIN_HTML = /^(?:<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->\s*|<\/?(?:br|kbd|sub|sup|wbr) ?\/?>)+$/i;
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Find what would run, load or restyle something in a page: raw HTML, addresses of other schemes, and code from files. */
export function checkActiveContent({ filePath, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
  visit(tree, 'html', (node) => {
    if (PLAIN_HTML.test(node.value)) return;
    for (const [index, text] of node.value.split('\n').entries())
      if (text.includes('<')) report(lineOf(node) + index, `Raw HTML is not content: ${shorten(text)}`);
  });
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node && !hasKnownScheme(node.url))
      report(lineOf(node), `An address begins with ${SCHEMES.join(', ')}, or is one of the docs: ${shorten(node.url)}`);
  });
  visit(tree, 'code', (node) => {
    if (/(?:^|\s)file=/.test(node.meta ?? ''))
      report(lineOf(node), 'Code stands in the page: file= would read from the machine that builds.');
  });
  return problems;
}

/** Tell whether a browser would take an address for one of a web page or of mail; it drops tabs, line ends and spaces in front. */
function hasKnownScheme(url: string): boolean {
  const base = 'https://docs.invalid/';
  return URL.canParse(url, base) && SCHEMES.includes(new URL(url, base).protocol);
}

/** Say what was found in one short line; a terminal would obey control characters. */
const shorten = (text: string): string =>
  text
    .trim()
    .slice(0, 60)
    .replace(/\p{Cc}/gu, ' ');
