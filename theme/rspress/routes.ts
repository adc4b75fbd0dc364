// Takes the place of Rspress's `runtime/route.js` in a built site: see plugins/rspress/pageTable.ts. Its exports are that module's.
import { withBase } from '@rspress/core/runtime';
import { ensureSlashes, pathnameOf, routeOf } from '../../common/urls.ts';
import { firstPage, hasPage, loadFirstPage, loadPageModule } from './loadPageModule.ts';
import { createPageRoute, type PageRoute } from './PageRoute.tsx';
import { routeKey } from './routeKey.ts';

const routes = new Map<string, PageRoute>();
let missingKey: string | undefined;

/**
 * Find the route of an address; undefined where there is no such page. Before the table of pages is loaded, only the
 * page on the screen is known: any other address gets a route, whose `preload` rejects where there is no page.
 */
export function pathnameToRouteService(pathname: string): PageRoute | undefined {
  const key = routeKey(pathname);
  if (hasPage(key) === false || isMissing(key)) return undefined;
  const route = routes.get(key) ?? createRoute(key);
  routes.set(key, route);
  return route;
}

function createRoute(key: string): PageRoute {
  const page = firstPage;
  if (page && key === routeKey(page.route)) return createPageRoute(page.route, () => loadFirstPage(page));
  return createPageRoute(key, () => loadPageModule(key));
}

/** The HTML without a page was served for the address that was asked for first: that address has none. */
function isMissing(key: string): boolean {
  if (firstPage) return false;
  missingKey ??= routeKey(routeOf(siteBase(), window.location.pathname) ?? window.location.pathname);
  return key === missingKey && hasPage(key) !== true;
}

// Not read at the top: Rspress's runtime imports this file before it is ready itself.
const siteBase = (): string => ensureSlashes(withBase('/'));

/** Show the page's one address in the browser's bar, whichever of its forms was asked for. Tells whether it changed. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  if (!firstPage) return false;
  const pathname = pathnameOf(siteBase(), firstPage.route);
  if (location.pathname === pathname) return false;
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  return true;
}

/** Tell whether a link leads to the page at an address. */
export const isActive = (link: string, pathname: string): boolean => routeKey(link) === routeKey(pathname);

/** Load the page that a link leads to, before it is gone to. A failure shows when it is. */
export function preloadLink(link: string): void {
  pathnameToRouteService(link)
    ?.preload()
    .catch(() => undefined);
}
