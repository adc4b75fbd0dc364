import type { RspressPlugin } from '@rspress/core';

/**
 * Put scripts first in the head of every page, in order: they run before anything is painted. Takes Rspress's own script
 * for colours out, which knows another key and throws where storage is switched off.
 */
export function headScripts(scripts: readonly string[]): RspressPlugin {
  return {
    name: 'docs:head-scripts',
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            ...scripts.map((children) => ({ tag: 'script', children, head: true, append: false })),
            ...tags.filter(({ children }) => !children?.includes('rspress-theme-appearance')),
          ],
        ],
      },
    },
  };
}
