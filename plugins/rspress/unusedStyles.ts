import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Rspress's variables, all of which `frameworkTokens.css` sets where they are used; its scroll bars and its progress bar. */
const UNUSED =
  /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/](vars[\\/][^\\/]+|scrollbar)\.css$|nprogress[\\/]nprogress\.css$/;
const NOTHING = path.join(import.meta.dirname, '../../theme/rspress/nothing.css');

/** Leave styles of Rspress that nothing here uses out of the style sheet. */
export function unusedStyles(): RspressPlugin {
  return {
    name: 'docs:unused-styles',
    builderConfig: {
      tools: {
        rspack: (_config, { rspack, appendPlugins }) => {
          appendPlugins(new rspack.NormalModuleReplacementPlugin(UNUSED, NOTHING));
        },
      },
    },
  };
}
