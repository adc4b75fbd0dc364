import type { RspressPlugin } from '@rspress/core';
import { findStrings } from '../../common/strings/findStrings.ts';

const ENGLISH = /(?<=[\\/]strings[\\/])en(?=[\\/]\w+\.ts$)/;

/** Replace the theme's English words with the build language's. Throws an Error if there are none. */
export function shellStrings(htmlLang: string): RspressPlugin {
  const { language } = findStrings(htmlLang);
  return {
    name: 'docs:shell-strings',
    builderConfig: {
      tools: {
        rspack: (_config, { appendPlugins, rspack }) => {
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(ENGLISH, (module) => {
              module.request = module.request.replace(ENGLISH, language);
            }),
          );
        },
      },
    },
  };
}
