import type { RspressPlugin } from '@rspress/core';
import { readDialects } from '../../common/docs/readDialects.ts';

/** Read what other generators of sites write as the framework reads it, while a page is parsed: before any other plugin. */
export function dialects(): RspressPlugin {
  return {
    name: 'docs:dialects',
    markdown: {
      remarkPlugins: [
        function (this: { data(): object }) {
          const data: { fromMarkdownExtensions?: object[] } = this.data();
          data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), readDialects];
        },
      ],
    },
  };
}
