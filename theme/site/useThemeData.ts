import { useSite } from '@rspress/core/runtime';
import type { Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/siteConfig.ts';
import { readSidebars } from './sidebars.ts';

/** Read the theme's data from Rspress's configuration, with the version's sidebars. Throws an Error where they are missing. */
export function useThemeData(): ThemeData & { sidebars: Sidebars } {
  // `rspress.config.ts` writes it with this type.
  const { docs } = useSite().site.themeConfig as { docs?: ThemeData };
  if (!docs) throw new Error('The theme has no docs: set themeConfig.docs in rspress.config.ts.');
  return { ...docs, sidebars: readSidebars() };
}
