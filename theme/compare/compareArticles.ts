import { readArticle } from '../articles/readArticle.ts';
import { renameIds } from '../articles/renameIds.ts';
import { ArticleMerger } from './ArticleMerger.ts';
import { type BlockRules, createDigest, readBlock } from './blocks.ts';
import { ChangeList } from './ChangeList.ts';
import { findMoves } from './findMoves.ts';
import { type Planner, partsOf, planBlocks } from './planMerge.ts';
import { tokenPattern } from './tokens.ts';
import type { ArticleVersion, Comparison } from './types.ts';

/** Merge the articles of a page in two versions into one, which shows what was added, removed, moved and changed. */
export function compareArticles(from: ArticleVersion, to: ArticleVersion): Comparison {
  const pattern = tokenPattern([from.versionName, to.versionName]);
  const digest = createDigest();
  const rulesOf = ({ basePath }: ArticleVersion): BlockRules => ({ basePath, pattern, digest });
  const old = readBlock(renameIds(readArticle(from.article), 'old-'), rulesOf(from));
  const block = readBlock(readArticle(to.article), rulesOf(to));

  const planner: Planner = { rules: rulesOf(to), singles: [] };
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
}
