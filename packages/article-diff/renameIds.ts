import { type ArticleElement, type ArticleNode, HEADING } from './article.ts';

const LISTS_OF_IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'headers', 'for'];

/**
 * Copy an earlier article with prefixed ids, also inside drawings, so that ids remain unique. Its headings lose theirs to the later
 * article.
 */
export function renameIds(article: ArticleElement, prefix: string): ArticleElement {
  const ids = new Set<string>();
  collectIds(article, ids);
  const rename = (id: string) => (ids.has(id) ? prefix + id : id);
  const copy = (node: ArticleNode): ArticleNode => (typeof node === 'string' ? node : copyElement(node));
  const copyElement = (element: ArticleElement): ArticleElement => ({
    tag: element.tag,
    attributes: renameAttributes(element, rename),
    children: element.children.map(copy),
  });
  return copyElement(article);
}

function collectIds({ tag, attributes, children }: ArticleElement, ids: Set<string>): void {
  if (attributes.id && !HEADING.test(tag)) ids.add(attributes.id);
  for (const child of children) if (typeof child !== 'string') collectIds(child, ids);
}

function renameAttributes({ tag, attributes }: ArticleElement, rename: (id: string) => string): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => name !== 'id' || !HEADING.test(tag));
  return Object.fromEntries(kept.map(([name, value]) => [name, renameValue(name, value, rename)]));
}

function renameValue(name: string, value: string, rename: (id: string) => string): string {
  if (name === 'id') return rename(value);
  if (LISTS_OF_IDS.includes(name)) return value.split(' ').map(rename).join(' ');
  if (name === 'href' && value.startsWith('#')) return `#${rename(value.slice(1))}`;
  return value.replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${rename(id)})`);
}
