import { Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type ArticleElement, type ArticleNode, toArticle } from '../../packages/article-diff/index.ts';

/** Create an element. */
export const element = (
  tag: string,
  attributes: Record<string, string> = {},
  ...children: ArticleNode[]
): ArticleElement => ({ tag, attributes, children });

/** Format an element as HTML. */
export const formatHtml = (node: ArticleNode): string => DomUtils.getOuterHTML(toDom(node), { encodeEntities: 'utf8' });

function toDom(node: ArticleNode): Element | Text {
  if (typeof node === 'string') return new Text(node);
  const made = new Element(node.tag, node.attributes, node.children.map(toDom));
  // Style sheets are not escaped.
  for (const child of made.children) child.parent = made;
  return made;
}

/** Find a page's article; undefined if there is none. */
export function parseArticle(html: string): ArticleElement | undefined {
  const found = DomUtils.findOne(({ attribs }) => attribs['data-article'] !== undefined, parseDocument(html).children);
  return found ? toArticle(found) : undefined;
}
