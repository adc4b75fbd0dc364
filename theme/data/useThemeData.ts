import { useSite } from '@rspress/core/runtime';
import type { ThemeData } from '../../common/themeData.ts';

/** Read what the build tells the theme about itself. */
export function useThemeData(): ThemeData {
  const { site } = useSite();
  // rspress.config.ts always writes `docs`; Rspress's type knows only its own keys.
  return (site.themeConfig as unknown as { docs: ThemeData }).docs;
}
