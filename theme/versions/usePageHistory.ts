import { findHistory, type PageHistory } from '../../common/pageMap.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { historyFile } from './siteFiles.ts';
import { useSiteFile } from './useSiteFile.ts';

interface PageHistoryState {
  history: PageHistory | undefined;
  isSettled: boolean;
}

/** Load the history of the page at a route once this is enabled. Pages of the shell have none. */
export function usePageHistory(route: string, isEnabled: boolean): PageHistoryState {
  const { name, base } = useThemeData();
  const hasHistory = !SHELL_ROUTES.includes(route);
  const state = useSiteFile(historyFile(route), isEnabled && hasHistory);
  const file = loadedOf(state);
  return {
    history: file && findHistory(file, { name, path: pathnameOf(base, route) }),
    isSettled: !hasHistory || state.status === 'done' || state.status === 'failed',
  };
}
