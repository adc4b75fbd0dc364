import { createElement, type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { replaceNodes } from './markdownElement.ts';

/** Headings of the column whose texts a list has below the names. `WRITING.md` says so, and released versions have them. */
const TEXT_COLUMNS = ['Meaning', 'Effect', 'Purpose'];

/** Their cells say by themselves what they are. */
const UNNAMED_COLUMNS = ['Type', 'Result'];
const UNNAMED_TEXT = 'required';

/**
 * Draw tables whose rows begin with a name in code, and whose third or a later column is one of texts, as lists: name, type and
 * default in one line, the text below it. Other tables keep their meaning where they are stacked.
 */
export const optionLists = (tree: MarkdownNode): void =>
  replaceNodes(tree, (node) => [node.type === 'table' ? (createList(node) ?? labelCells(node)) : node]);

function createList({ children: [head, ...rows] = [] }: MarkdownNode): MarkdownNode | undefined {
  const columns = cellsOf(head).map(wordsOf);
  const text = columns.findIndex((column, index) => index >= 2 && TEXT_COLUMNS.includes(column));
  const hasNames = rows.length > 0 && rows.every((row) => cellsOf(cellsOf(row)[0]).slice(0, 1).some(isCode));
  if (text < 0 || !hasNames) return undefined;
  return createElement(
    'dl',
    { 'data-options': '' },
    rows.flatMap((row) => {
      const [name, ...details] = cellsOf(row).map((cell, index) =>
        index === 0 ? (cell.children ?? []) : index === text ? [] : drawFact(cell, columns[index] ?? ''),
      );
      const term = [...(name ?? []), ...details.flat()];
      return [createElement('dt', {}, term), createElement('dd', {}, cellsOf(cellsOf(row)[text]))];
    }),
  );
}

/**
 * Write the roles of a table, which Safari drops where the styles make blocks of its cells, and where there are more than two columns,
 * the name of each cell's column: on a phone, the head is not above them.
 */
function labelCells(table: MarkdownNode): MarkdownNode {
  const [head, ...rows] = cellsOf(table);
  const columns = cellsOf(head).map(wordsOf);
  write(table, { role: 'table' });
  for (const row of cellsOf(table)) write(row, { role: 'row' });
  // An empty corner heads nothing.
  for (const cell of cellsOf(head)) write(cell, { role: wordsOf(cell) === '' ? 'cell' : 'columnheader' });
  for (const row of rows)
    for (const [index, cell] of cellsOf(row).entries()) {
      const label = columns.length > 2 && columns[index];
      write(cell, { role: 'cell', ...(label && { 'data-label': label }) });
    }
  return table;
}

function write(node: MarkdownNode, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

function drawFact(cell: MarkdownNode, column: string): MarkdownNode[] {
  const text = wordsOf(cell);
  if (text === '') return [];
  const needsName = !UNNAMED_COLUMNS.includes(column) && text !== UNNAMED_TEXT;
  const name = needsName ? [{ type: 'text', value: `${column}: ` }] : [];
  return [{ type: 'text', value: ' ' }, createElement('span', {}, [...name, ...(cell.children ?? [])])];
}

const cellsOf = (parent: MarkdownNode | undefined): MarkdownNode[] => parent?.children ?? [];

/** A name may be a link. */
const isCode = ({ type, children }: MarkdownNode): boolean =>
  type === 'inlineCode' || (children?.every(isCode) ?? false);
