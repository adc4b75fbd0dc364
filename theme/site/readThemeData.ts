import type { ThemeData } from '../../common/siteConfig.ts';

/** Read the theme's own data from Rspress's configuration. Throws an Error where they are missing. */
export function readThemeData(themeConfig: object): ThemeData {
  if (!('docs' in themeConfig) || !themeConfig.docs)
    throw new Error(
      'The theme has no docs: set themeConfig.docs in rspress.config.ts to the data that common/siteConfig.ts describes.',
    );
  // rspress.config.ts writes it with this type.
  return themeConfig.docs as ThemeData;
}
