/** A node of an article: text or an element. */
export type ArticleNode = string | ArticleElement;

/** An element of an article, as plain data. */
export interface ArticleElement {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

/** Tags of headings. */
export const HEADING = /^h[1-6]$/;
