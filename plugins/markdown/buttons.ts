import type { RspressPlugin } from '@rspress/core';
import { openComment } from '../../common/contentComments.ts';
import { type MarkdownNode, remark } from './markdownElement.ts';

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
