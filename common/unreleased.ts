// Only unreleased versions show blocks between two comments, so that a release makes no page untrue.

import { closeComment, openComment } from './contentComments.ts';

/** Each on a line of its own. */
export const UNRELEASED_OPEN = openComment('unreleased');
export const UNRELEASED_CLOSE = closeComment('unreleased');

/** Either comment, anywhere in a text. */
const UNRELEASED_COMMENT = /<!--\s*\/?unreleased\b/;

export interface Block {
  type: string;
  value?: string | undefined;
  children?: Block[] | undefined;
  position?: { start: { line: number } } | undefined;
}

interface MarkedBlocks<Node> {
  blocks: { block: Node; isUnreleased: boolean }[];
  problems: { line: number; message: string }[];
}

/** Mark the blocks between two comments at the top level. */
export function markUnreleased<Node extends Block>(children: readonly Node[]): MarkedBlocks<Node> {
  const { blocks, problems }: MarkedBlocks<Node> = { blocks: [], problems: [] };
  const report = (block: Block, message: string) => problems.push({ line: lineOf(block), message });
  let open: Node | undefined;
  for (const block of children) {
    if (isComment(block, UNRELEASED_OPEN)) {
      if (open) report(block, '<!-- unreleased --> is inside another one: close that one first.');
      open = block;
    } else if (isComment(block, UNRELEASED_CLOSE)) {
      if (!open) report(block, '<!-- /unreleased --> closes nothing: <!-- unreleased --> is missing.');
      open = undefined;
    } else {
      const hidden = findInside(block);
      if (hidden) report(hidden, 'The comment must be alone on its line, at the top level of the page.');
      // Versions that leave the heading out would still link to it.
      if (open && block.type === 'heading') report(block, 'A heading is inside <!-- unreleased -->: move it out.');
      blocks.push({ block, isUnreleased: open !== undefined });
    }
  }
  if (open) report(open, '<!-- unreleased --> is not closed: <!-- /unreleased --> is missing.');
  return { blocks, problems };
}

const isComment = ({ type, value = '' }: Block, pattern: RegExp): boolean => type === 'html' && pattern.test(value);

const findInside = (block: Block): Block | undefined =>
  block.type === 'html' && UNRELEASED_COMMENT.test(block.value ?? '')
    ? block
    : block.children?.map(findInside).find((found) => found !== undefined);

const lineOf = ({ position }: Block): number => position?.start.line ?? 1;
