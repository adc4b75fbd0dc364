import type { RspressPlugin } from '@rspress/core';

/**
 * Put statements first in the head of every page, in order, as one script: they run before anything is painted, and the
 * content policy has one hash to name. Takes Rspress's own script for colours out, which knows another key and throws where
 * storage is switched off.
 */
export function headScript(statements: readonly string[]): RspressPlugin {
  return {
    name: 'docs:head-script',
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            { tag: 'script', children: statements.join(';'), head: true, append: false },
            ...tags.filter(({ children }) => !children?.includes('rspress-theme-appearance')),
          ],
        ],
      },
    },
  };
}
