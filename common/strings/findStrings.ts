// Not for the theme: a page has only the words of its own language.
import * as de from './de/index.ts';
import * as en from './en/index.ts';

const LANGUAGES: Readonly<Record<string, typeof en>> = { de, en };

/** Find the words of a language: of its region, else of the language alone. Throws an Error where there are none. */
export function findStrings(htmlLang: string): { language: string } & typeof en {
  const { language } = new Intl.Locale(htmlLang);
  for (const name of [htmlLang, language]) {
    const found = LANGUAGES[name];
    if (found) return { language: name, ...found };
  }
  throw new Error(
    `The shell has no words for the language "${htmlLang}". There are: ${Object.keys(LANGUAGES).join(', ')}. ` +
      `Write common/strings/${language} and name it in findStrings.ts, or name another language in "locales" of site.config.ts.`,
  );
}
