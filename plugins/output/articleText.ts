import type { ChildNode, Element } from 'domhandler';
import { ElementType } from 'htmlparser2';
import { HEADING_ANCHOR_CLASS } from '../rspress/classNames.ts';

const UNSEEN_TAGS = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript']);
const UNSEEN_CLASS = new RegExp(`(^|[\\s_-])(${HEADING_ANCHOR_CLASS}|sr-only|visually-?hidden)([\\s_-]|$)`, 'i');

export const isElement = (node: ChildNode): node is Element => node.type === ElementType.Tag;

/** Tell whether a reader sees an element. */
export const isSeen = ({ name, attribs }: Element): boolean =>
  !UNSEEN_TAGS.has(name) &&
  attribs.hidden === undefined &&
  attribs['aria-hidden'] !== 'true' &&
  !UNSEEN_CLASS.test(attribs.class ?? '');

/** Read the words of an element that a reader sees. */
export function readText(element: Element): string {
  const texts = element.children.map((node) => {
    if (node.type === ElementType.Text) return node.data;
    return isElement(node) && isSeen(node) ? readText(node) : '';
  });
  return foldSpace(texts.join(''));
}

/** Make one space of all white space between words. */
export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
