import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { CALLOUTS, isCalloutKind } from '../../../common/callouts.ts';
import { CODE_GROUP } from '../../../common/docs/codeGroups.ts';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** A line that begins with three colons or more. */
interface Fence {
  line: number;
  colons: string;
  /** What follows the colons; empty where the line closes a callout. */
  rest: string;
}

/** A paragraph, and the block that it is in: the page, an item of a list, a quotation. */
interface Paragraph {
  start: number;
  end: number;
  parent: Nodes | undefined;
}

const GROUP_TEXT = new RegExp(`^:{3,}\\s*${CODE_GROUP}\\b`);
const GROUP_PROBLEM = `A ${CODE_GROUP} holds only fences, each with another title: write [npm] after the language.`;

const KINDS = [...Object.keys(CALLOUTS), CODE_GROUP].join(', ');

/** Find callouts that are not closed or have an unknown kind, and fences that Markdown reads as text. */
export function checkCallouts({ filePath, text, tree }: DocsPage): Problem[] {
  const paragraphs = listParagraphs(tree);
  const paragraphAt = (line: number) => paragraphs.find(({ start, end }) => start <= line && line <= end);
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
  let open: Fence | undefined;
  for (const fence of listFences(text, tree)) {
    const { line, colons, rest } = fence;
    const kind = rest.split(/[\s{[]/)[0] ?? '';
    // A group that is right was folded when the page was parsed.
    const isGroup = kind === CODE_GROUP || (kind === '' && open?.rest === CODE_GROUP);
    const paragraph = paragraphAt(line);
    const isRead =
      kind === ''
        ? paragraph?.end === line && (!open || paragraph.parent === paragraphAt(open.line)?.parent)
        : paragraph?.start === line;
    if (kind !== '' && kind !== CODE_GROUP && !isCalloutKind(kind))
      report(line, `No callout is named "${kind}"; there are ${KINDS}.`);
    else if (kind === '' && open?.colons !== colons) report(line, 'This line closes a callout that was not opened.');
    else if (!isRead && !isGroup)
      report(line, `Markdown reads "${colons}${rest}" as text of the block beside it: put an empty line between them.`);
    if (kind !== '' && open) report(open.line, 'The callout is not closed.');
    if (kind !== '') open = fence;
    else if (open?.colons === colons) open = undefined;
  }
  if (open) report(open.line, 'The callout is not closed.');
  visit(tree, 'paragraph', (paragraph) => {
    if (GROUP_TEXT.test(textOf(paragraph))) report(lineOf(paragraph), GROUP_PROBLEM);
  });
  return problems;
}

function listFences(text: string, tree: Nodes): Fence[] {
  const code = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 0; line <= (position?.end.line ?? -1); line++) code.add(line);
  });
  return text.split('\n').flatMap((content, index) => {
    const [, colons, rest = ''] = /^\s*(:{3,})(.*)$/.exec(content) ?? [];
    return colons && !code.has(index + 1) ? [{ line: index + 1, colons, rest: rest.trim() }] : [];
  });
}

function listParagraphs(tree: Nodes): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, 'paragraph', ({ position }, _index, parent) => {
    if (position) paragraphs.push({ start: position.start.line, end: position.end.line, parent });
  });
  return paragraphs;
}
