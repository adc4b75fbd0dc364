import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { findStrings } from '../../common/strings/findStrings.ts';

const ENGLISH = /[\\/]strings\.en\.ts$/;

/**
 * Let the theme speak the language of the build: put `strings.<language>.ts` of a folder in the place of the English file.
 * Throws an Error where there is no such file.
 */
export function shellStrings(stringsDir: string, htmlLang: string): RspressPlugin {
  const file = path.join(stringsDir, `strings.${findStrings(htmlLang).language}.ts`);
  return {
    name: 'docs:shell-strings',
    builderConfig: {
      tools: {
        rspack: (_config, { appendPlugins, rspack }) => {
          appendPlugins(new rspack.NormalModuleReplacementPlugin(ENGLISH, file));
        },
      },
    },
  };
}
