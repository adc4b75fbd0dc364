import type { RspressPlugin } from '@rspress/core';
import { markBlocks } from '../../common/docs/pageModel.ts';
import { readDialects } from '../../common/docs/readDialects.ts';
import type { HeadingIds } from '../../common/siteConfig.ts';
import type { MarkdownNode } from './markdownElement.ts';

/** Convert other site generators' syntax, and mark code blocks with facts of the content model, before other plugins. */
export function dialects(headingIds: HeadingIds): RspressPlugin {
  return {
    name: 'docs:dialects',
    markdown: {
      remarkPlugins: [
        function (this: { data(): object }) {
          const data: { fromMarkdownExtensions?: object[] } = this.data();
          const own = [readDialects(headingIds), { transforms: [markBlocks] }];
          data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...own];
          return keepAttributes;
        },
      ],
    },
  };
}

/** Keep images' attributes, which the framework's components drop. */
export function keepAttributes(node: MarkdownNode): void {
  for (const child of node.children ?? []) keepAttributes(child);
  if (node.name !== 'img' || !node.data?.hProperties) return;
  const added = Object.entries(node.data.hProperties).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  node.attributes = [...(node.attributes ?? []), ...added];
}
