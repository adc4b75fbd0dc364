import { useSite } from '@rspress/core/runtime';
import type { Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/siteConfig.ts';
import { readThemeData } from './readThemeData.ts';
import { readSidebars } from './sidebars.ts';

/** Read the theme's data, with the version's sidebars. Throws as `readThemeData` does. */
export function useThemeData(): ThemeData & { sidebars: Sidebars } {
  return { ...readThemeData(useSite().site.themeConfig), sidebars: readSidebars() };
}
