import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

const ENGLISH = /[\\/]strings\.en\.ts$/;
const STRINGS_FILE = /^strings\.([\w-]+)\.ts$/;

/**
 * Let the theme speak the language of the build: put `strings.<language>.ts` of a folder in the place of the English file.
 * Throws where there is no such file.
 */
export function shellStrings(stringsDir: string, htmlLang: string): RspressPlugin {
  const file = path.join(stringsDir, findStringsFile(readdirSync(stringsDir), htmlLang));
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

/** Find the file for a language among the names of a folder: of its region, else of the language alone. */
export function findStringsFile(names: readonly string[], htmlLang: string): string {
  const languages = names.flatMap((name) => STRINGS_FILE.exec(name)?.[1] ?? []).sort();
  const { language } = new Intl.Locale(htmlLang);
  const found = [htmlLang, language].find((name) => languages.includes(name));
  if (found) return `strings.${found}.ts`;
  throw new Error(
    `The theme has no words for the language "${htmlLang}". There are: ${languages.join(', ')}. ` +
      `Write common/strings/strings.${language}.ts, or name another language in "locales" of site.config.ts.`,
  );
}
