import { Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isOwnPart } from '../../common/articleParts.ts';
import { type ArticleElement, type ArticleNode, readArticle, toArticle } from '../../packages/article-diff/index.ts';

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

/** Read a page's own article, as readers compare it. It is empty where the page has none. */
export function parseArticle(html: string): ArticleElement {
  const found = DomUtils.findOne(({ attribs }) => attribs['data-article'] !== undefined, parseDocument(html).children);
  return readArticle(found ? toArticle(found) : element('article'), isOwnPart);
}
