import { ADDED_PART, isReadPart } from '../../common/articleParts.ts';
import type { ArticleElement, ArticleNode } from './article.ts';

/** Attributes that belong to scripts of the page, which do not run in a comparison. */
const SCRIPTED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  // The tabs above a panel are buttons. Without them all panels are shown, each under its label.
  tabpanel: ['role', 'aria-labelledby', 'data-shown'],
};

/** Copy an article without the parts that only scripts use and without those that are no words of the page. */
export function readArticle(element: ArticleElement): ArticleElement {
  const children = element.children.flatMap((child): ArticleNode[] => {
    if (typeof child === 'string') return [child];
    if (child.attributes[ADDED_PART] !== undefined) return [];
    if (child.tag !== 'svg' && !isReadPart(child.tag, child.attributes)) return [];
    const copy = readArticle(child);
    return child.children.length > 0 && copy.children.length === 0 ? [] : [copy];
  });
  return { tag: element.tag, attributes: readAttributes(element), children };
}

function readAttributes({ tag, attributes }: ArticleElement): Record<string, string> {
  // What a reader must open would hide the changes inside.
  if (tag === 'details') return { ...attributes, open: '' };
  const dropped = SCRIPTED_ATTRIBUTES[attributes.role ?? ''];
  return dropped
    ? Object.fromEntries(Object.entries(attributes).filter(([name]) => !dropped.includes(name)))
    : attributes;
}
