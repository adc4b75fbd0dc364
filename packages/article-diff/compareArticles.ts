import { ArticleMerger } from './ArticleMerger.ts';
import type { ArticleElement } from './article.ts';
import { type Block, createDigest, readBlock } from './blocks.ts';
import { ChangeList } from './ChangeList.ts';
import { findMoves } from './findMoves.ts';
import { type Planner, partsOf, planBlocks } from './planMerge.ts';
import { renameIds } from './renameIds.ts';
import { tokenPattern } from './tokens.ts';
import type { ArticleVersion, Comparison } from './types.ts';

/** Merge two versions of an article, with additions, removals, moves and changes marked. */
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
    const planner: Planner = { digest, singles: [] };
    const parts = planBlocks(partsOf(old, planner), partsOf(block, planner), planner);
    findMoves(planner);
    const changes = new ChangeList();
    const merger = new ArticleMerger(changes);
    const children = merger.mergeParts(parts);
    const words = old.size + block.size;
    return {
      article: { ...block.element, children },
      changes: changes.finish(),
      changedShare: words === 0 ? 0 : merger.changedWords / words,
    };
  };
}

const textOf = ({ children }: ArticleElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
