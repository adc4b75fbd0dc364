import { DomUtils, parseDocument } from 'htmlparser2';
import { isOwnPart } from '../../common/articleParts.ts';
import { type ArticleElement, readArticle, toArticle } from '../../packages/article-diff/index.ts';

/** Read a page's own article, as readers compare it. It is empty where the page has none. */
export function parseArticle(html: string): ArticleElement {
  const found = DomUtils.findOne(({ attribs }) => attribs['data-article'] !== undefined, parseDocument(html).children);
  return readArticle(found ? toArticle(found) : { tag: 'article', attributes: {}, children: [] }, isOwnPart);
}
