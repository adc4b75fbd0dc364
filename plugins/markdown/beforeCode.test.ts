import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { beforeCode } from './beforeCode.ts';

test('code below the word before an upgrade is coloured, and no other text', () => {
  const tree: MarkdownNode = parseMarkdown(
    'Before:\n\n```text\nsail();\n```\n\nOutput:\n\n```text\nsail\n```\n\nBefore:\n\n```sh\nsail\n```\n',
  ).tree;
  beforeCode(tree);
  expect(tree.children?.flatMap(({ lang }) => lang ?? [])).toEqual(['ts', 'text', 'sh']);
});
