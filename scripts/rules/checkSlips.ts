import { visit } from 'unist-util-visit';
import { findTarget } from '../../common/docs/findTarget.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { areaOfRoute } from '../../common/urls.ts';
import { lineOf, lineOfTitle, type Report } from '../content/readDocs.ts';
import type { Docs } from './rule.ts';

/** Find a title in the front matter that is not that of the page. */
export function checkTitle({ model, matter, source }: Page, report: Report): void {
  const title = matter.title.replaceAll('`', '').trim();
  if (title !== '' && model.title !== '' && title !== model.title.trim())
    report(lineOfTitle(source), `The title "${title}" differs from the page's heading "${model.title}".`);
}

/** Find links that name a version, and links to pages without a slash at the end. */
export function checkLinkForms({ model, filePath }: Page, report: Report, { site }: Docs): void {
  for (const { kind, url, line } of model.targets) {
    if (kind === 'image') continue;
    const target = findTarget(url, { filePath, hostPaths: site.hostPaths });
    const [, written = ''] = /^([^?#]*)/.exec(url) ?? [];
    if (target?.kind === 'site' && site.versionNames.includes(areaOfRoute(target.path)))
      report(line, `The link ${url} names a version: leave it out, and readers stay in theirs.`);
    if (target?.kind === 'page' && /[^/.]$/.test(written) && !/\.(?:md|html)$/.test(written))
      report(line, `The link ${url} lacks the slash at the end of its path.`);
  }
}

/** Find rows with more cells than their table has columns: readers do not see them. */
export function checkTables({ tree }: Page, report: Report): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows)
      if (row.children.length > columns)
        report(lineOf(row), `The row has ${row.children.length} cells, and the table ${columns} columns.`);
  });
}

/** Find headings that are equal to one before them in the same section. */
export function checkEqualHeadings({ model }: Page, report: Report): void {
  const path: string[] = [];
  const lines = new Map<string, number>();
  for (const { depth, text, line } of model.headings) {
    path.splice(depth - 1, path.length, text);
    const place = JSON.stringify(Array.from({ length: depth }, (_one, index) => path[index] ?? ''));
    const first = lines.get(place);
    if (first === undefined) lines.set(place, line);
    else report(line, `The heading "${text}" is that of line ${first}, too: readers cannot tell them apart.`);
  }
}

const REPEATABLE = /^(?:that|had|bye|so|very|no)$/i;

/** Find words that are written twice. */
export function checkRepeatedWords({ tree }: Page, report: Report): void {
  visit(tree, 'text', (node) => {
    for (const { 0: words, 1: word = '', index } of node.value.matchAll(
      /(?<![\p{L}\p{N}-])(\p{L}+)\s+\1(?![\p{L}\p{N}-])/giu,
    ))
      if (!REPEATABLE.test(word))
        report(
          lineOf(node) + node.value.slice(0, index).split('\n').length - 1,
          `A word is written twice: "${words.replace(/\s+/g, ' ')}".`,
        );
  });
}
