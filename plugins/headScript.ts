import type { RspressPlugin } from '@rspress/core';

/** Join statements, in order, to the one script of the head: the content policy has one hash to name. */
export const formatHeadScript = (statements: readonly string[]): string => statements.join(';');

/**
 * Put a script first in the head of every page: it runs before anything is painted. Takes Rspress's own script for colours
 * out, which knows another key and throws where storage is switched off.
 */
export function headScript(text: string): RspressPlugin {
  return {
    name: 'docs:head-script',
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            { tag: 'script', children: text, head: true, append: false },
            ...tags.filter(({ children }) => !children?.includes('rspress-theme-appearance')),
          ],
        ],
      },
    },
  };
}
