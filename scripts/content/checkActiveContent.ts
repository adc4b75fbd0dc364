import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from './readDocs.ts';

/** Only complete comments and tags without attributes. A pattern, because parsers and browsers differ on broken tags. */
const PLAIN_HTML = /^(?:<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->\s*|<\/?(?:br|kbd|sub|sup|wbr) ?\/?>)+$/i;
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Find active content in a page: raw HTML, addresses of other schemes, and code from files. */
export function checkActiveContent({ filePath, tree, model }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
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
  return problems;
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
