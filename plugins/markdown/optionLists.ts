import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { createElement, replaceNodes } from './markdownElement.ts';

/** In letters, on average. */
const MIN_TEXT = 16;

/**
 * Draw tables whose first column has names in code, and one of whose others has texts, as lists: name, type and default in one
 * line, the text below it. Other tables know the column of each cell.
 */
export const optionLists = (tree: MarkdownNode): void =>
  replaceNodes(tree, (node) => [node.type === 'table' ? (createList(node) ?? labelCells(node)) : node]);

function createList({ children: [head, ...rows] = [] }: MarkdownNode): MarkdownNode | undefined {
  const columns = cellsOf(head).map(wordsOf);
  const hasNames = rows.length > 0 && rows.every((row) => cellsOf(cellsOf(row)[0]).slice(0, 1).some(isCode));
  const text = findTextColumn(rows, columns.length);
  if (columns.length < 3 || !hasNames || text === undefined) return undefined;
  return createElement(
    'dl',
    { 'data-options': '' },
    rows.flatMap((row) => {
      const [name, ...facts] = cellsOf(row).map((cell, index) =>
        index === 0 ? (cell.children ?? []) : index === text ? [] : drawFact(cell, columns[index] ?? ''),
      );
      const term = [...(name ?? []), ...facts.flat()];
      return [createElement('dt', {}, term), createElement('dd', {}, cellsOf(cellsOf(row)[text]))];
    }),
  );
}

/** Find the column of texts: the last, else, of more than three, the only one. */
function findTextColumn(rows: readonly MarkdownNode[], columns: number): number | undefined {
  const found = Array.from({ length: columns }, (_, column) => column).filter((column) => {
    const texts = rows.map((row) => cellsOf(cellsOf(row)[column]).filter(isWords).map(wordsOf).join(''));
    return column > 0 && texts.join('').length >= MIN_TEXT * rows.length;
  });
  const isOnly = columns > 3 && found.length === 1;
  return isOnly || found.at(-1) === columns - 1 ? found.at(-1) : undefined;
}

/** Name the column of each cell, where there are more than two: on a phone, the head is not above them. */
function labelCells(table: MarkdownNode): MarkdownNode {
  const [head, ...rows] = cellsOf(table);
  const columns = cellsOf(head).map(wordsOf);
  if (columns.length < 3) return table;
  for (const row of rows)
    for (const [index, cell] of cellsOf(row).entries()) {
      const label = columns[index];
      if (label) cell.data = { ...cell.data, hProperties: { 'data-label': label } };
    }
  return table;
}

/** Types and plain words need no name. What is as old as the oldest version is not said. */
function drawFact(cell: MarkdownNode, column: string): MarkdownNode[] {
  const text = wordsOf(cell);
  if (text === '' || text.startsWith('≤')) return [];
  const needsName = !/^(type|result)$/i.test(column) && text !== 'required';
  const name = needsName ? [{ type: 'text', value: `${column}: ` }] : [];
  return [{ type: 'text', value: ' ' }, createElement('span', {}, [...name, ...(cell.children ?? [])])];
}

const cellsOf = (parent: MarkdownNode | undefined): MarkdownNode[] => parent?.children ?? [];

const isWords = ({ type }: MarkdownNode): boolean => type !== 'inlineCode';

/** A name may be a link. */
const isCode = ({ type, children }: MarkdownNode): boolean =>
  type === 'inlineCode' || (children?.every(isCode) ?? false);
