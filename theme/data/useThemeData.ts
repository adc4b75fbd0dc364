import { useSite } from '@rspress/core/runtime';
import type { Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/themeData.ts';
import { readSidebars } from './sidebars.ts';

/** Read what the build tells the theme about itself, with the version's sidebars. */
export function useThemeData(): ThemeData & { sidebars: Sidebars } {
  const { site } = useSite();
  // rspress.config.ts always writes `docs`; Rspress's type knows only its own keys.
  const { docs } = site.themeConfig as unknown as { docs: ThemeData };
  return { ...docs, sidebars: readSidebars() };
}
