import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { markUnreleased } from '../../common/unreleased.ts';
import { isReleased } from '../../common/version.ts';
import { type ContentFolder, createContentError, nameContentFile } from './contentError.ts';
import type { MarkdownNode } from './markdownElement.ts';

/**
 * Leave out of a released version what stands between `<!-- unreleased -->` and `<!-- /unreleased -->`. It goes before
 * plugins that read or change blocks. Fails with page and line where the comments do not match.
 */
export function unreleased({ role }: Pick<BuildEnv, 'role'>, folder: ContentFolder): RspressPlugin {
  return {
    name: 'docs:unreleased',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const { blocks, problems } = markUnreleased(tree.children ?? []);
          const [problem] = problems;
          if (problem)
            throw createContentError(
              { filePath: nameContentFile(folder, file.path), line: problem.line },
              problem.message,
            );
          tree.children = blocks.filter((one) => !one.isUnreleased || !isReleased(role)).map(({ block }) => block);
        },
      ],
    },
  };
}
