import type { RspressPlugin } from '@rspress/core';
import { readDialects } from '../../common/docs/readDialects.ts';
import type { HeadingIds } from '../../common/siteConfig.ts';
import type { MarkdownNode } from './markdownElement.ts';

/** Read what other generators of sites write as the framework reads it, while a page is parsed: before any other plugin. */
export function dialects(headingIds: HeadingIds): RspressPlugin {
  return {
    name: 'docs:dialects',
    markdown: {
      remarkPlugins: [
        function (this: { data(): object }) {
          const data: { fromMarkdownExtensions?: object[] } = this.data();
          data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), readDialects(headingIds)];
          return keepAttributes;
        },
      ],
    },
  };
}

/** The framework turns images of the content into components, and forgets their further attributes. */
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
