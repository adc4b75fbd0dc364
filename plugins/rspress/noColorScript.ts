import type { RspressPlugin } from '@rspress/core';

/** Key under which Rspress keeps the colour mode, and by which its script is known. */
export const COLOR_MODE_KEY = 'rspress-theme-appearance';

/**
 * Take Rspress's own script for colours out of every page: it knows another key than ours, throws where storage is switched
 * off, and the content policy refuses it.
 */
export function noColorScript(): RspressPlugin {
  return {
    name: 'docs:no-color-script',
    builderConfig: {
      html: { tags: [(tags) => tags.filter(({ children }) => !children?.includes(COLOR_MODE_KEY))] },
    },
  };
}
