import type { ChildNode, Element } from 'domhandler';
import { ElementType } from 'htmlparser2';
import { isReadPart } from '../../common/articleParts.ts';

export const isElement = (node: ChildNode): node is Element => node.type === ElementType.Tag;

/** Tell whether a reader sees an element. */
export const isSeen = ({ name, attribs }: Element): boolean => isReadPart(name, attribs);

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
