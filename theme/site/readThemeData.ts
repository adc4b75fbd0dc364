import type { ThemeData } from '../../common/themeData.ts';

/** Take the theme's own data out of Rspress's configuration. Throws an Error where they are missing: no page is built then. */
export function readThemeData(themeConfig: object): ThemeData {
  if (!('docs' in themeConfig) || !themeConfig.docs)
    throw new Error(
      'The theme has no docs: set themeConfig.docs in rspress.config.ts, as common/themeData.ts describes it.',
    );
  // rspress.config.ts writes it with this type.
  return themeConfig.docs as ThemeData;
}
