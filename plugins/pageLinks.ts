import type { Element, ParentNode } from 'domhandler';
import { ElementType } from 'htmlparser2';
import { isLinkList } from '../search/index/linkLists.ts';
import { findArticle, isElement, isSeen, readText } from './articleText.ts';

/** A link of a page, with what the page says about the place it leads to. */
export interface PageLink {
  href: string;
  text: string;
}

const HEADING = /^h[1-6]$/;

/**
 * Read what a page says about the places it links to: the row of a table that the link stands in, the item of a list that
 * sends the reader on, else the words of the link.
 */
export function readPageLinks(html: string): PageLink[] {
  const links: PageLink[] = [];
  const article = findArticle(html);
  if (article) visit(article, { isInList: false }, links);
  return links;
}

/** Where the reading is: below the heading of a list of links or not. */
interface Place {
  isInList: boolean;
}

function visit(parent: ParentNode, place: Place, links: PageLink[]): void {
  for (const node of parent.children) {
    if (!isElement(node) || !isSeen(node)) continue;
    if (HEADING.test(node.name)) place.isInList = isLinkList(readText(node));
    if (node.name === 'a' && node.attribs.href) links.push({ href: node.attribs.href, text: readAbout(node, place) });
    visit(node, place, links);
  }
}

function readAbout(link: Element, { isInList }: Place): string {
  if (isInList) return readText(findAround(link, 'li') ?? link);
  const row = findAround(link, 'tr');
  return row ? readText(row, ' ') : readText(link);
}

function findAround(link: Element, name: string): Element | undefined {
  for (let parent = link.parent; parent; parent = parent.parent) {
    if (parent.type === ElementType.Tag && parent.name === name) return parent;
  }
  return undefined;
}
