import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement, replaceNodes } from './markdownElement.ts';

/** In letters, on average. */
const MIN_TEXT = 16;

/**
 * Draw tables whose first column has names in code, and whose last has texts, as lists: name, type and default in one line, the
 * text below it.
 */
export const optionLists = (tree: MarkdownNode): void =>
  replaceNodes(tree, (node) => [(node.type === 'table' && createList(node)) || node]);

function createList({ children: [head, ...rows] = [] }: MarkdownNode): MarkdownNode | undefined {
  const columns = cellsOf(head).map(readText);
  const letters = rows.map((row) => cellsOf(row.children?.at(-1)).filter(isWords).map(readText).join(''));
  const isList =
    columns.length > 2 && rows.length > 0 && rows.every((row) => cellsOf(cellsOf(row)[0]).slice(0, 1).some(isCode));
  if (!isList || letters.join('').length < MIN_TEXT * rows.length) return undefined;
  return createElement(
    'dl',
    { 'data-options': '' },
    rows.flatMap((row) => {
      const [name, ...facts] = cellsOf(row);
      const text = facts.pop();
      const term = [name?.children ?? [], ...facts.map((cell, index) => drawFact(cell, columns[index + 1] ?? ''))];
      return [createElement('dt', {}, term.flat()), createElement('dd', {}, text?.children ?? [])];
    }),
  );
}

/** Types and plain words need no name. What is as old as the oldest version is not said. */
function drawFact(cell: MarkdownNode, column: string): MarkdownNode[] {
  const text = readText(cell);
  if (text === '' || text.startsWith('≤')) return [];
  const needsName = !/^(type|result)$/i.test(column) && text !== 'required';
  const name = needsName ? [{ type: 'text', value: `${column}: ` }] : [];
  return [{ type: 'text', value: ' ' }, createElement('span', {}, [...name, ...(cell.children ?? [])])];
}

const cellsOf = (parent: MarkdownNode | undefined): MarkdownNode[] => parent?.children ?? [];

const readText = ({ value = '', children = [] }: MarkdownNode): string => value + children.map(readText).join('');

const isWords = ({ type }: MarkdownNode): boolean => type !== 'inlineCode';

/** A name may be a link. */
const isCode = ({ type, children }: MarkdownNode): boolean =>
  type === 'inlineCode' || (children?.every(isCode) ?? false);
