import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { CALLOUTS, isCalloutKind } from '../../common/callouts.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { Report } from '../content/readDocs.ts';

interface Fence {
  line: number;
  colons: string;
  /** Text after the colons; empty at a callout's end. */
  rest: string;
}

interface Paragraph {
  start: number;
  end: number;
  parent: Nodes | undefined;
}

const KINDS = Object.keys(CALLOUTS).join(', ');

/** Find unclosed callouts, unknown kinds, and fences that Markdown reads as text. */
export function checkCallouts({ text, tree, model }: Page, report: Report): void {
  const paragraphs = listParagraphs(tree);
  const paragraphAt = (line: number) => paragraphs.find(({ start, end }) => start <= line && line <= end);
  const reportOpen = (fences: readonly Fence[]) => {
    for (const { line } of fences) report(line, 'The callout is not closed.');
  };
  // From the outermost, each with fewer colons than the one before.
  let open: Fence[] = [];
  for (const fence of listFences(text, model)) {
    const { line, colons, rest } = fence;
    const kind = rest.split(/[\s{]/)[0] ?? '';
    const closed = kind === '' ? open.find((one) => one.colons === colons) : undefined;
    const paragraph = paragraphAt(line);
    const isRead =
      kind === ''
        ? paragraph?.end === line && (!closed || paragraph.parent === paragraphAt(closed.line)?.parent)
        : paragraph?.start === line;
    if (kind !== '' && !isCalloutKind(kind)) report(line, `No callout is named "${kind}"; there are ${KINDS}.`);
    else if (kind === '' && !closed) report(line, 'This line closes a callout that was not opened.');
    else if (!isRead)
      report(line, `Markdown reads "${colons}${rest}" as text of the block beside it: put an empty line between them.`);
    if (kind === '' && !closed) continue;
    const around = open.filter((one) => one.colons.length > colons.length);
    reportOpen(open.filter((one) => one !== closed && !around.includes(one)));
    open = closed ? around : [...around, fence];
  }
  reportOpen(open);
}

function listFences(text: string, { blocks }: PageModel): Fence[] {
  const isCode = (number: number) => blocks.some(({ line, endLine }) => line <= number && number <= endLine);
  return text.split('\n').flatMap((content, index) => {
    const [, colons, rest = ''] = /^\s*(:{3,})(.*)$/.exec(content) ?? [];
    return colons && !isCode(index + 1) ? [{ line: index + 1, colons, rest: rest.trim() }] : [];
  });
}

function listParagraphs(tree: Nodes): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, 'paragraph', ({ position }, _index, parent) => {
    if (position) paragraphs.push({ start: position.start.line, end: position.end.line, parent });
  });
  return paragraphs;
}
