import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from './readDocs.ts';

/** Only complete comments and tags without attributes. A pattern, because parsers and browsers differ on broken tags. */
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
      report(lineOf(node), `An address must begin with ${SCHEMES.join(', ')}, or be in the docs: ${shorten(node.url)}`);
  });
  visit(tree, 'code', (node) => {
    if (/(?:^|\s)file=/.test(node.meta ?? ''))
      report(lineOf(node), 'Write the code in the page: file= would read a file of the machine that builds.');
  });
  return problems;
}

/** Tell whether a browser would take an address for one of a web page or of mail; it drops tabs, line ends and spaces in front. */
function hasKnownScheme(url: string): boolean {
  const base = 'https://docs.invalid/';
  return URL.canParse(url, base) && SCHEMES.includes(new URL(url, base).protocol);
}

/** Shorten text to a line without control characters, which a terminal would interpret. */
const shorten = (text: string): string =>
  text
    .trim()
    .slice(0, 60)
    .replace(/\p{Cc}/gu, ' ');
