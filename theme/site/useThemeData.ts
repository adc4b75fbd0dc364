import { useSite } from '@rspress/core/runtime';
import type { Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/siteConfig.ts';
import { readSidebars } from './sidebars.ts';

type Data = ThemeData & { sidebars: Sidebars };

/** Every link reads the data, which change when the sidebars are loaded. */
let last: { docs: ThemeData; data: Data } | undefined;

/** Read the theme's data from Rspress's configuration, with the version's sidebars. Throws an Error where they are missing. */
export function useThemeData(): Data {
  // `rspress.config.ts` writes it with this type.
  const { docs } = useSite().site.themeConfig as { docs?: ThemeData };
  if (!docs) throw new Error('The theme has no docs: set themeConfig.docs in rspress.config.ts.');
  const sidebars = readSidebars();
  if (last?.docs !== docs || last.data.sidebars !== sidebars) last = { docs, data: { ...docs, sidebars } };
  return last.data;
}
