import { type ArticleElement, renameIds } from './article.ts';
import { type Block, createDigest, hasVersion, joinVersions, readBlock } from './blocks.ts';
import { BlockMerger, type ChangeKind, type MergeOptions } from './mergeBlocks.ts';

/** The article of a page in one version: what a reader can read of it. */
export interface ArticleVersion {
  article: ArticleElement;
  /** Empty where both articles are of one version. */
  versionName: string;
  /** Base path of the version's pages, with a slash at each end. */
  basePath: string;
}

/** One change, as a list of changes names it. */
export interface Change {
  /** Value of `data-change-id` on each element of the change. */
  id: string;
  kind: ChangeKind;
  /** The first words of what changed; empty where it has none, as a drawing. */
  summary: string;
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
  /** Share of the words of both articles that were added or removed, rounded to a percentage: 0 only where nothing changed. */
  changedPercent: number;
}

/** Merge two versions of an article, with additions, removals and changes marked. */
export function compareArticles(from: ArticleVersion, to: ArticleVersion, options: MergeOptions = {}): Comparison {
  const old = { ...from, article: renameIds(from.article, 'old-') };
  const { block, build, changes, changedPercent } = merge(old, to, createReader(), options);
  return {
    article: { ...block.element, children: build() },
    changes: changes.map(({ id, kind, summarize }) => ({ id, kind, summary: summarize() })),
    changedPercent,
  };
}

/** Create a measure of the percentage of changed words of two articles. It reads each article once. */
export function createMeasure(): (from: ArticleVersion, to: ArticleVersion) => number {
  const reader = createReader();
  return (from, to) => merge(from, to, reader).changedPercent;
}

function merge(from: ArticleVersion, to: ArticleVersion, { digest, read }: Reader, options: MergeOptions = {}) {
  const articles = [read(from), read(to)] as const;
  const names = [from, to].map(({ versionName }) => versionName);
  // That tells the articles from others only where both names occur.
  const areWords = names.every((name) => articles.some((article) => hasVersion(article, name)));
  const join = (article: Block) => (areWords ? joinVersions(article, names, { digest }) : article);
  const [old, block] = [join(articles[0]), join(articles[1])];
  const merger = new BlockMerger(options);
  const build = merger.mergeChildren(old, block);
  const { changes, changedWords } = merger;
  const share = changedWords / (old.size + block.size || 1);
  return { block, build, changes, changedPercent: changes.length === 0 ? 0 : Math.max(1, Math.round(100 * share)) };
}

interface Reader {
  digest: (text: string) => string;
  read: (version: ArticleVersion) => Block;
}

function createReader(): Reader {
  const digest = createDigest();
  const blocks = new Map<ArticleElement, Block>();
  return {
    digest,
    read: ({ article, basePath }) => {
      const block = blocks.get(article) ?? readBlock(article, { basePath, digest });
      blocks.set(article, block);
      return block;
    },
  };
}
