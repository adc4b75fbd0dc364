import type { RspressPlugin } from '@rspress/core';
import { ADDED_PART } from '../../common/articleParts.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { markUnreleased } from '../../common/unreleased.ts';
import { isReleased } from '../../common/version.ts';
import { type ContentFolder, createContentError, nameContentFile } from './contentError.ts';
import { type MarkdownNode, remark } from './markdownElement.ts';

/**
 * Remove `<!-- unreleased -->` … `<!-- /unreleased -->` from released versions, before other plugins change blocks. Fails with page
 * and line on unmatched comments.
 */
export const unreleased = ({ role }: Pick<BuildEnv, 'role'>, folder: ContentFolder): RspressPlugin =>
  remark('unreleased', (tree, file) => {
    const { blocks, problems } = markUnreleased(tree.children ?? []);
    const [problem] = problems;
    if (problem)
      throw createContentError({ filePath: nameContentFile(folder, file.path), line: problem.line }, problem.message);
    tree.children = blocks
      .filter((one) => !one.isUnreleased || !isReleased(role))
      .map(({ block, isUnreleased }) => (isUnreleased ? markAdded(block) : block));
  });

/** A release drops the block from the same Markdown, so it counts for no comparison. */
const markAdded = (block: MarkdownNode): MarkdownNode => ({
  ...block,
  data: { ...block.data, hProperties: { ...block.data?.hProperties, [ADDED_PART]: '' } },
});
