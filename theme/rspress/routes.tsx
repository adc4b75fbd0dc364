// Replaces Rspress's `runtime/route.js` in a built site, with the same exports: see plugins/rspress/pageTable.ts.
import { withBase } from '@rspress/core/runtime';
import { type ReactElement, use } from 'react';
import type { FirstPage } from '../../common/firstPage.ts';
import { ensureSlashes, pathnameOf, routeOf } from '../../common/urls.ts';
import { loadSidebars } from '../site/sidebars.ts';
import { LazyPage } from './LazyPage.ts';
import { firstPage, hasPage, loadFirstPage, loadPageModule } from './loadPageModule.ts';
import { filePathOf, type PageModule, requireComponent } from './pageModule.ts';
import { routeKey } from './routeKey.ts';
import { orStandIn } from './standIn.ts';

/** A page that links can lead to, in the shape that Rspress's runtime expects of a route. */
interface PageRoute {
  path: string;
  /** Known once the page is loaded. */
  filePath: string;
  element: ReactElement;
  /** Load all that the page needs; once, and again after a failure. */
  preload(): Promise<PageModule>;
  lang: string;
  version: string;
}

const routes = new Map<string, PageRoute>();
let missingKey: string | undefined;

/**
 * Find the route of an address; undefined if there is no such page. Before the table of pages is loaded, only the first
 * page is known: any other address gets a route, whose `preload` rejects if there is no page.
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
  if (page && key === routeKey(page.route)) return createFirstRoute(page);
  return createPageRoute(key, () => loadPageModule(key));
}

/** Create the route of the first page. The runtime asks for it once before it draws anything. */
function createFirstRoute(page: FirstPage): PageRoute {
  const route = createPageRoute(page.route, () => loadFirstPage(page));
  const { preload } = route;
  route.preload = () => {
    route.preload = preload;
    return orStandIn(preload(), page.route);
  };
  return route;
}

/** Create the route of a page that is loaded on demand. */
function createPageRoute(path: string, load: () => Promise<PageModule>): PageRoute {
  const page = new LazyPage(async () => {
    const [loaded] = await Promise.all([load(), loadSidebars()]);
    const module = requireComponent(loaded, path);
    route.filePath = filePathOf(module);
    return module;
  });
  const element = <RoutedPage page={page} />;
  const route: PageRoute = { path, filePath: '', element, preload: () => page.preload(), lang: '', version: '' };
  return route;
}

/**
 * Draw a page at once if it is loaded: the first render must equal the HTML. A failure goes to the boundary above. Only
 * `preload` tries again, because React may render any number of times.
 */
function RoutedPage({ page }: { page: LazyPage }) {
  const { default: Component } = page.loaded ?? use(page.pending());
  return <Component />;
}

/** The HTML without a page was served for the first address: that address has no page. */
function isMissing(key: string): boolean {
  if (firstPage) return false;
  missingKey ??= routeKey(routeOf(siteBase(), window.location.pathname) ?? window.location.pathname);
  return key === missingKey && hasPage(key) !== true;
}

// Not read at the top: Rspress's runtime imports this file before it is ready itself.
const siteBase = (): string => ensureSlashes(withBase('/'));

/** Show the page's canonical address in the browser, whichever form was requested. Returns whether it changed. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  if (!firstPage) return false;
  const pathname = pathnameOf(siteBase(), firstPage.route);
  if (location.pathname === pathname) return false;
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  return true;
}

/** Tell whether a link leads to the page at an address. */
export const isActive = (link: string, pathname: string): boolean => routeKey(link) === routeKey(pathname);

/** Load the page that a link leads to, ahead of the click. A failure shows after the click. */
export function preloadLink(link: string): void {
  pathnameToRouteService(link)
    ?.preload()
    .catch(() => undefined);
}
