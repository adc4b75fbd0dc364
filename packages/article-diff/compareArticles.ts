import { type ArticleElement, renameIds } from './article.ts';
import { type Block, createDigest, readBlock } from './blocks.ts';
import { BlockMerger, type Change } from './mergeBlocks.ts';
import { tokenPattern } from './tokens.ts';

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
  /** Share of the words of both articles that were added or removed, from 0 to 1. */
  changedShare: number;
}

/** Round the share of changed words to a percentage: 0 only where nothing changed. */
export const changedPercent = ({ changes, changedShare }: Pick<Comparison, 'changes' | 'changedShare'>): number =>
  changes.length === 0 ? 0 : Math.max(1, Math.round(100 * changedShare));

/** Merge two versions of an article, with additions, removals and changes marked. */
export const compareArticles = (from: ArticleVersion, to: ArticleVersion): Comparison => createComparer()(from, to);

/** Create a `compareArticles` for articles that are compared with several others: each is read once, if its words allow it. */
export function createComparer(): typeof compareArticles {
  const digest = createDigest();
  const known = { old: new Map<ArticleElement, Block>(), new: new Map<ArticleElement, Block>() };
  const texts = new Map<ArticleElement, string>();

  const readText = (article: ArticleElement): string => {
    const text = texts.get(article) ?? textOf(article);
    texts.set(article, text);
    return text;
  };

  const read = (side: keyof typeof known, { article, basePath }: ArticleVersion, names: readonly string[]): Block => {
    const block = names.length === 0 ? known[side].get(article) : undefined;
    if (block) return block;
    const element = side === 'old' ? renameIds(article, 'old-') : article;
    const made = readBlock(element, { basePath, digest, pattern: tokenPattern(names) });
    if (names.length === 0) known[side].set(article, made);
    return made;
  };

  return (from, to) => {
    const articles = [readText(from.article), readText(to.article)];
    const names = [from.versionName, to.versionName].filter((name) => articles.some((text) => text.includes(name)));
    // Both names count as one word. That tells the articles from others only where both occur.
    const same = names.length === 2 ? names : [];
    const [old, block] = [read('old', from, same), read('new', to, same)];
    const merger = new BlockMerger();
    const children = merger.mergeChildren(old, block);
    const words = old.size + block.size;
    return {
      article: { ...block.element, children },
      changes: merger.changes,
      changedShare: words === 0 ? 0 : merger.changedWords / words,
    };
  };
}

const textOf = ({ children }: ArticleElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
