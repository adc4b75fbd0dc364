import type { LocaleConfig } from '../../common/siteConfig.ts';
import { useThemeData } from './useThemeData.ts';

/** Read the language of this build. */
export function useLocale(): LocaleConfig {
  const { locales, locale } = useThemeData();
  const config = locales[locale];
  if (!config) throw new Error(`The site has no language "${locale}".`);
  return config;
}
