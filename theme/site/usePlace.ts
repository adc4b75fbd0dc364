import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { normalizeRoute } from '../../common/urls.ts';
import { type Place, resolvePlace } from './resolvePlace.ts';
import { useThemeData } from './useThemeData.ts';

/** Find where the page being read stands in the sidebars. */
export function usePlace(): Place {
  const { page } = usePage();
  const { sidebars } = useThemeData();
  return useMemo(() => resolvePlace(sidebars, normalizeRoute(page.routePath)), [sidebars, page.routePath]);
}
