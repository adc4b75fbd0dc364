import { anonymousBlock, type Block, type BlockRules } from './blocks.ts';
import { pairBlocks } from './pairBlocks.ts';
import type { Plan, Single } from './plan.ts';
import { planTable } from './planTable.ts';

/** What planning collects and needs. */
export interface Planner {
  rules: BlockRules;
  /** Blocks of one article alone that may have moved. */
  singles: Single[];
}

/** Plan how two versions of a block become one. */
export function planPair(old: Block, block: Block, planner: Planner): Plan {
  if (old.digest === block.digest) return { kind: 'kept', block };
  if (old.kind === 'words' && block.kind === 'words') return { kind: 'words', old, new: block };
  const parts =
    block.element.tag === 'table'
      ? planTable(old.children, block.children, planner)
      : planBlocks(partsOf(old, planner), partsOf(block, planner), partPlanner(block, planner));
  return { kind: 'inside', block, parts };
}

/** Plan how two lists of blocks become one. */
export function planBlocks(olds: readonly Block[], news: readonly Block[], planner: Planner): Plan[] {
  return pairBlocks(olds, news).flatMap((pair) => {
    const old = olds[pair.old ?? -1];
    const block = news[pair.new ?? -1];
    if (old && block) return [planPair(old, block, planner)];
    return planSingle('removed', old, planner) ?? planSingle('added', block, planner) ?? [];
  });
}

function planSingle(change: Single['change'], block: Block | undefined, { singles }: Planner): Single | undefined {
  if (block === undefined) return undefined;
  const single: Single = { kind: 'single', change, block };
  singles.push(single);
  return single;
}

/** Lines of code do not move: too many are alike. */
const partPlanner = ({ kind }: Block, planner: Planner): Planner =>
  kind === 'lines' ? { ...planner, singles: [] } : planner;

/** The parts of a block. The text of a list item becomes a part when the item gets a second one. */
export function partsOf(block: Block, { rules }: Planner): readonly Block[] {
  if (block.kind !== 'words') return block.children;
  return block.tokens.length === 0 ? [] : [anonymousBlock(block.tokens, block.element.children, rules)];
}
