// For tests only.
import { parseDocument } from 'htmlparser2';
import type { ArticleElement, ArticleNode } from '../article.ts';
import { toArticle } from '../toArticle.ts';
import { INLINE_TAGS } from '../tokens.ts';

/** Parse the content of an article. */
export const parseArticle = (html: string): ArticleElement =>
  toArticle({ name: 'article', attribs: {}, children: parseDocument(html).children });

/** Format as HTML, without ids of changes. */
export const formatContent = ({ children }: ArticleElement): string => children.map(formatNode).join('');

function formatNode(node: ArticleNode): string {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => name !== 'data-change-id')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tag}${attributes.join('')}>${formatContent(node)}</${node.tag}>`;
}

/** Read separated words, without dropped elements. */
export function readWords(
  article: ArticleElement,
  isDropped: (element: ArticleElement) => boolean = () => false,
): string {
  const read = (node: ArticleNode): string => {
    if (typeof node === 'string') return node;
    if (isDropped(node)) return '';
    const gap = INLINE_TAGS.has(node.tag) && node.attributes.class !== 'line' ? '' : ' ';
    return gap + node.children.map(read).join('') + gap;
  };
  return read(article).replace(/\s+/g, ' ').trim();
}
