import type { ArticleElement, ArticleNode } from './article.ts';

/** For scripts, which do not run. */
const SCRIPTED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  // Without its tabs, every panel is shown under its label.
  tabpanel: ['role', 'aria-labelledby', 'data-shown'],
};

/** Copy an article as it is compared. */
export function readArticle(element: ArticleElement, isRead: (element: ArticleElement) => boolean): ArticleElement {
  const children = element.children.flatMap((child): ArticleNode[] => {
    if (typeof child === 'string') return [child];
    if (!isRead(child)) return [];
    const copy = readArticle(child, isRead);
    return child.children.length > 0 && copy.children.length === 0 ? [] : [copy];
  });
  return { tag: element.tag, attributes: readAttributes(element), children };
}

function readAttributes({ tag, attributes }: ArticleElement): Record<string, string> {
  // A closed one would hide changes.
  if (tag === 'details') return { ...attributes, open: '' };
  const dropped = SCRIPTED_ATTRIBUTES[attributes.role ?? ''];
  return dropped
    ? Object.fromEntries(Object.entries(attributes).filter(([name]) => !dropped.includes(name)))
    : attributes;
}
