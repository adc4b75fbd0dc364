export type ArticleNode = string | ArticleElement;

/** As plain data. */
export interface ArticleElement {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

export const HEADING = /^h[1-6]$/;

/** Copy an article as it is compared: without what is no text of it. */
export const readArticle = (element: ArticleElement, isRead: IsRead): ArticleElement =>
  filterArticle(element, isRead, readAttributes);

type IsRead = (element: ArticleElement) => boolean;

/** Copy an article without elements that are not read. A link in a line of code is there for the article's own page: its word stays. */
export function filterArticle(
  element: ArticleElement,
  isRead: IsRead,
  attributesOf = ({ attributes }: ArticleElement) => attributes,
): ArticleElement {
  const children = element.children.flatMap((child): ArticleNode[] => {
    if (typeof child === 'string') return [child];
    if (!isRead(child)) return [];
    const copy = filterArticle(isLine(element) ? unlink(child) : child, isRead, attributesOf);
    return child.children.length > 0 && copy.children.length === 0 ? [] : [copy];
  });
  return { tag: element.tag, attributes: attributesOf(element), children };
}

/** Tell whether a node is an element of the highlighter, which has one for each line. */
export const isLine = (node: ArticleNode): node is ArticleElement =>
  typeof node === 'object' && (node.attributes.class ?? '').split(' ').includes('line');

function unlink(element: ArticleElement): ArticleElement {
  if (element.tag !== 'a') return element;
  const { style } = element.attributes;
  return { ...element, tag: 'span', attributes: style === undefined ? {} : { style } };
}

function readAttributes({ tag, attributes }: ArticleElement): Record<string, string> {
  // A closed one would hide changes.
  if (tag === 'details') return { ...attributes, open: '' };
  if (attributes.role !== 'tabpanel') return attributes;
  // Without its tabs, every panel is shown under its label.
  const { role: _role, 'aria-labelledby': _label, 'data-shown': _shown, ...others } = attributes;
  return others;
}

const LISTS_OF_IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'headers', 'for'];

/**
 * Copy an earlier article with prefixed ids, also inside drawings, so that ids remain unique. Its headings lose theirs to the later
 * article.
 */
export function renameIds(article: ArticleElement, prefix: string): ArticleElement {
  const ids = new Set(listIds(article));
  const rename = (id: string) => (ids.has(id) ? prefix + id : id);
  const copy = ({ tag, attributes, children }: ArticleElement): ArticleElement => ({
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([name]) => name !== 'id' || !HEADING.test(tag))
        .map(([name, value]) => [name, renameValue(name, value, rename)]),
    ),
    children: children.map((child) => (typeof child === 'string' ? child : copy(child))),
  });
  return copy(article);
}

const listIds = ({ tag, attributes, children }: ArticleElement): string[] => [
  ...(attributes.id && !HEADING.test(tag) ? [attributes.id] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : listIds(child))),
];

function renameValue(name: string, value: string, rename: (id: string) => string): string {
  if (name === 'id') return rename(value);
  if (LISTS_OF_IDS.includes(name)) return value.split(' ').map(rename).join(' ');
  if (name === 'href' && value.startsWith('#')) return `#${rename(value.slice(1))}`;
  return value.replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${rename(id)})`);
}
