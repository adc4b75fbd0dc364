import { type ArticleElement, renameIds } from './article.ts';
import { type Block, createDigest, hasVersion, joinVersions, readBlock } from './blocks.ts';
import { BlockMerger, type Change, type MergeOptions } from './mergeBlocks.ts';

/** The article of a page in one version: what a reader can read of it. */
export interface ArticleVersion {
  article: ArticleElement;
  /** Empty where both articles are of one version. */
  versionName: string;
  /** Base path of the version's pages, with a slash at each end. */
  basePath: string;
}

/** Two articles as one. */
export interface Comparison {
  /**
   * The article of the later version, with what was added and removed in place. Words are in `ins` and `del`. Blocks carry
   * `data-change` with the kind and `data-change-id`.
   */
  article: ArticleElement;
  /** In the order of the article. */
  changes: Change[];
}

/** Merge two versions of an article, with additions, removals and changes marked. */
export function compareArticles(from: ArticleVersion, to: ArticleVersion, options: MergeOptions = {}): Comparison {
  const digest = createDigest();
  const read = ({ article, basePath }: ArticleVersion) => readBlock(article, { basePath, digest });
  const articles = [read({ ...from, article: renameIds(from.article, 'old-') }), read(to)] as const;
  const names = [from, to].map(({ versionName }) => versionName);
  // That tells the articles from others only where both names occur.
  const areWords = names.every((name) => articles.some((article) => hasVersion(article, name)));
  const join = (article: Block) => (areWords ? joinVersions(article, names, { digest }) : article);
  const [old, block] = [join(articles[0]), join(articles[1])];
  const merger = new BlockMerger(options);
  const children = merger.mergeChildren(old, block);
  return { article: { ...block.element, children }, changes: merger.changes };
}
