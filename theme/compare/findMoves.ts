import { HEADING } from '../articles/article.ts';
import type { Block } from './blocks.ts';
import type { Move, Single } from './plan.ts';
import { type Planner, planPair } from './planMerge.ts';
import { areComparable, similarity } from './similarity.ts';

/** Words that a block needs at least, so that it is no coincidence that two places have it. */
const MIN_EQUAL_WORDS = 3;
const MIN_LIKE_WORDS = 8;
/** From here on, a block at another place is the same block. */
const NEARLY_EQUAL = 0.8;

/** Find removed blocks that stand at another place, as they were or nearly so, and mark both places as a move. */
export function findMoves(planner: Planner): void {
  const removed = planner.singles.filter(({ change }) => change === 'removed');
  const added = planner.singles.filter(({ change }) => change === 'added');
  matchEqual(removed, added);
  const [olds, news] = [removed.filter(isOpen), added.filter(isOpen)];
  if (areComparable(olds.map(blockOf), news.map(blockOf))) matchLike(olds, news, planner);
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

function matchLike(removed: readonly Single[], added: readonly Single[], planner: Planner): void {
  for (const single of removed) {
    const [likest] = added
      .filter(({ move }) => move === undefined)
      .map((partner) => ({ partner, share: similarity(single.block, partner.block) }))
      .filter(({ share }) => share >= NEARLY_EQUAL)
      .sort((a, b) => b.share - a.share);
    if (likest) join(single, likest.partner, { difference: planPair(single.block, likest.partner.block, planner) });
  }
}

function join(removed: Single, added: Single, move: Move): void {
  removed.move = move;
  added.move = move;
}
