import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { markUnreleased } from '../../common/unreleased.ts';
import { isReleased } from '../../common/version.ts';
import { createContentError } from './contentError.ts';
import type { MarkdownNode } from './markdownElement.ts';

/**
 * Leave out of a released version what stands between `<!-- unreleased -->` and `<!-- /unreleased -->`. It goes before
 * plugins that read or change blocks. Fails with page and line where the comments do not match.
 */
export function unreleased({ role, contentDir }: Pick<BuildEnv, 'role' | 'contentDir'>): RspressPlugin {
  return {
    name: 'docs:unreleased',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const { blocks, problems } = markUnreleased(tree.children ?? []);
          const [problem] = problems;
          if (problem) {
            const filePath = path.relative(contentDir, file.path);
            throw createContentError({ filePath, line: problem.line }, problem.message);
          }
          tree.children = blocks.filter((one) => !one.isUnreleased || !isReleased(role)).map(({ block }) => block);
        },
      ],
    },
  };
}
