export type ArticleNode = string | ArticleElement;

/** As plain data. */
export interface ArticleElement {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

export const HEADING = /^h[1-6]$/;
