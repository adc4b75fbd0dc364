// The only door of this package.

export { type ArticleElement, type ArticleNode, HEADING } from './article.ts';
export { compareArticles, createComparer } from './compareArticles.ts';
export { readArticle } from './readArticle.ts';
export { renameIds } from './renameIds.ts';
export { toArticle } from './toArticle.ts';
export { INLINE_TAGS } from './tokens.ts';
export { type ArticleVersion, type Change, type ChangeKind, type Comparison, changedPercent } from './types.ts';
