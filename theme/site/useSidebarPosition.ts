import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { normalizeRoute } from '../../common/urls.ts';
import { resolveSidebarPosition, type SidebarPosition } from './resolveSidebarPosition.ts';
import { useThemeData } from './useThemeData.ts';

/** Tell whether a page is neither the not-found page nor one of the site's own. */
export const isVersionPage = (page: { pageType: string }): boolean =>
  page.pageType !== '404' && !('isSitePage' in page);

/** Find the position of the page being read, or of the one at an address, in the sidebars. */
export function useSidebarPosition(pathname?: string): SidebarPosition {
  const { page } = usePage();
  const { sidebars } = useThemeData();
  const route = normalizeRoute(pathname ?? page.routePath);
  return useMemo(() => resolveSidebarPosition(sidebars, route), [sidebars, route]);
}
