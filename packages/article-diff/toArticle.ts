import type { ArticleElement, ArticleNode } from './article.ts';

/** What a parser of HTML gives, such as htmlparser2. */
type ParsedNode = ParsedElement | { type: string; data?: string };

export interface ParsedElement {
  name: string;
  attribs: Record<string, string>;
  children: readonly ParsedNode[];
}

/** Copy a parsed element, without comments. */
export const toArticle = ({ name, attribs, children }: ParsedElement): ArticleElement => ({
  tag: name,
  attributes: attribs,
  children: children.flatMap(toNode),
});

function toNode(node: ParsedNode): ArticleNode[] {
  if ('attribs' in node) return [toArticle(node)];
  return node.type === 'text' && node.data !== undefined ? [node.data] : [];
}
