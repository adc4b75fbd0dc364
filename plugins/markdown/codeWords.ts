import type { RspressPlugin } from '@rspress/core';
import { openComment } from '../../common/contentComments.ts';
import { type MarkdownNode, remark } from './markdownElement.ts';

/** Mark words such as `--pid` in code in the first columns of tables, where the theme forbids line breaks after signs. */
export const codeWords = (): RspressPlugin => remark('code-words', markFirstColumns);

/** Mark the words in all tables below a node. */
export function markFirstColumns(node: MarkdownNode): void {
  for (const child of node.children ?? []) {
    const [first] = child.children ?? [];
    if (child.type === 'tableRow' && first) markWords(first);
    else markFirstColumns(child);
  }
}

function markWords(cell: MarkdownNode): void {
  for (const child of cell.children ?? []) {
    if (child.type === 'inlineCode') child.data = { ...child.data, hChildren: splitWords(child.value ?? '') };
    else markWords(child);
  }
}

const splitWords = (code: string): object[] =>
  code.split(/( +)/).map((value) => {
    const text = { type: 'text', value };
    if (!/[^\w. ]/.test(value)) return text;
    return { type: 'element', tagName: 'span', properties: { dataWord: '' }, children: [text] };
  });

const MARK = openComment('buttons');

/** Mark lists of links below `<!-- buttons -->`, which the styles draw as buttons. */
export const buttons = (): RspressPlugin => remark('buttons', markButtons);

/** Mark the lists on the top level of a page. Throws on a comment above anything else. */
export function markButtons({ children = [] }: MarkdownNode): void {
  for (const [index, { value = '' }] of children.entries()) {
    if (!MARK.test(value)) continue;
    const list = children[index + 1];
    if (list?.type !== 'list') throw new Error('No list of links follows <!-- buttons -->.');
    list.data = { ...list.data, hProperties: { 'data-buttons': '' } };
  }
}
