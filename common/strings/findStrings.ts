// Not for the theme: a page has the words of its own language alone.
import * as apiDe from './api.de.ts';
import * as apiEn from './api.en.ts';
import * as compareDe from './compare.de.ts';
import * as compareEn from './compare.en.ts';
import * as historyDe from './history.de.ts';
import * as historyEn from './history.en.ts';
import * as resultsDe from './results.de.ts';
import * as resultsEn from './results.en.ts';
import * as runDe from './run.de.ts';
import * as runEn from './run.en.ts';
import * as sampleDe from './sample.de.ts';
import * as sampleEn from './sample.en.ts';
import * as sitePagesDe from './sitePages.de.ts';
import * as sitePagesEn from './sitePages.en.ts';
import * as de from './strings.de.ts';
import * as en from './strings.en.ts';
import * as upgradeDe from './upgrade.de.ts';
import * as upgradeEn from './upgrade.en.ts';
import * as upgradeQueryDe from './upgradeQuery.de.ts';
import * as upgradeQueryEn from './upgradeQuery.en.ts';

const english = {
  ...en,
  ...apiEn,
  ...compareEn,
  ...historyEn,
  ...resultsEn,
  ...runEn,
  ...sampleEn,
  ...sitePagesEn,
  ...upgradeEn,
  ...upgradeQueryEn,
};
const german = {
  ...de,
  ...apiDe,
  ...compareDe,
  ...historyDe,
  ...resultsDe,
  ...runDe,
  ...sampleDe,
  ...sitePagesDe,
  ...upgradeDe,
  ...upgradeQueryDe,
};
const LANGUAGES: Record<string, typeof english> = { de: german, en: english };

/** Find the words of a language: of its region, else of the language alone. Throws an Error where there are none. */
export function findStrings(htmlLang: string): { language: string } & typeof english {
  const { language } = new Intl.Locale(htmlLang);
  for (const name of [htmlLang, language]) {
    const found = LANGUAGES[name];
    if (found) return { language: name, ...found };
  }
  throw new Error(
    `The shell has no words for the language "${htmlLang}". There are: ${Object.keys(LANGUAGES).join(', ')}. ` +
      `Write the files *.${language}.ts in common/strings and name them in findStrings.ts, or name another language in "locales" of site.config.ts.`,
  );
}
