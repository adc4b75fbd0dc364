// The only entry of this package.

export {
  type ArticleElement,
  type ArticleNode,
  filterArticle,
  HEADING,
  readArticle,
  renameIds,
} from './article.ts';
export {
  type ArticleVersion,
  type Comparison,
  compareArticles,
} from './compareArticles.ts';
export type { Change, ChangeKind } from './mergeBlocks.ts';
