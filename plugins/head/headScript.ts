import type { RspressPlugin } from '@rspress/core';

/** Put a script first in every head, before the first paint. */
export function headScript(text: string): RspressPlugin {
  return {
    name: 'docs:head-script',
    builderConfig: {
      html: { tags: [(tags) => [{ tag: 'script', children: text, head: true, append: false }, ...tags]] },
    },
  };
}
