import { HEADING } from './article.ts';
import type { Block } from './blocks.ts';
import type { Move, Single } from './plan.ts';
import { type Planner, planPair } from './planMerge.ts';
import { areComparable, similarity } from './similarity.ts';

/** Shorter blocks may be equal by coincidence. */
const MIN_EQUAL_WORDS = 3;
const MIN_LIKE_WORDS = 8;
const NEARLY_EQUAL = 0.8;

/** Find moved blocks, and mark both places. */
export function findMoves(planner: Planner): void {
  const removed = planner.singles.filter(({ change }) => change === 'removed');
  const added = planner.singles.filter(({ change }) => change === 'added');
  matchEqual(removed, added);
  const [olds, news] = [removed.filter(isOpen), added.filter(isOpen)];
  if (areComparable(olds.map(blockOf), news.map(blockOf))) matchSimilar(olds, news, planner);
}

const blockOf = ({ block }: Single): Block => block;

const isOpen = ({ move, block }: Single): boolean =>
  move === undefined && block.size >= MIN_LIKE_WORDS && block.element.tag !== 'tr';

function matchEqual(removed: readonly Single[], added: readonly Single[]): void {
  const candidates = new Map<string, Single[]>();
  for (const single of added) {
    const { digest } = single.block;
    candidates.set(digest, [...(candidates.get(digest) ?? []), single]);
  }
  for (const single of removed) {
    const isDistinct = single.block.size >= (HEADING.test(single.block.element.tag) ? 1 : MIN_EQUAL_WORDS);
    const partner = isDistinct ? candidates.get(single.block.digest)?.shift() : undefined;
    if (partner) join(single, partner, {});
  }
}

function matchSimilar(removed: readonly Single[], added: readonly Single[], planner: Planner): void {
  for (const single of removed) {
    const [best] = added
      .filter(({ move }) => move === undefined)
      .map((partner) => ({ partner, share: similarity(single.block, partner.block) }))
      .filter(({ share }) => share >= NEARLY_EQUAL)
      .sort((a, b) => b.share - a.share);
    if (best) join(single, best.partner, { difference: planPair(single.block, best.partner.block, planner) });
  }
}

function join(removed: Single, added: Single, move: Move): void {
  removed.move = move;
  added.move = move;
}
