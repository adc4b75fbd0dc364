import type { RspressPlugin } from '@rspress/core';
import { findStrings } from '../../common/strings/findStrings.ts';

const ENGLISH = /(?<=[\\/]strings[\\/]\w+)\.en\.ts$/;

/**
 * Let the theme speak the language of the build: put the words of that language in the place of the English ones. Throws an
 * Error where there are none.
 */
export function shellStrings(htmlLang: string): RspressPlugin {
  const { language } = findStrings(htmlLang);
  return {
    name: 'docs:shell-strings',
    builderConfig: {
      tools: {
        rspack: (_config, { appendPlugins, rspack }) => {
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(ENGLISH, (module) => {
              module.request = module.request.replace(ENGLISH, `.${language}.ts`);
            }),
          );
        },
      },
    },
  };
}
