import { ArticleMerger } from './ArticleMerger.ts';
import { type BlockRules, createDigest, readBlock } from './blocks.ts';
import { ChangeList } from './ChangeList.ts';
import { findMoves } from './findMoves.ts';
import { type Planner, partsOf, planBlocks } from './planMerge.ts';
import { renameIds } from './renameIds.ts';
import { tokenPattern } from './tokens.ts';
import type { ArticleVersion, Comparison } from './types.ts';

/** Merge two versions of an article, with additions, removals, moves and changes marked. */
export function compareArticles(from: ArticleVersion, to: ArticleVersion): Comparison {
  const pattern = tokenPattern([from.versionName, to.versionName]);
  const digest = createDigest();
  const rulesOf = ({ basePath }: ArticleVersion): BlockRules => ({ basePath, pattern, digest });
  const old = readBlock(renameIds(from.article, 'old-'), rulesOf(from));
  const block = readBlock(to.article, rulesOf(to));

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
