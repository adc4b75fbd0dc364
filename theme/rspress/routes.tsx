// Replaces Rspress's `runtime/route.js`, with the same exports: see plugins/rspress/pageTable.ts.
import { withBase } from '@rspress/core/runtime';
import { type ReactElement, use } from 'react';
import type { FirstPage } from '../../common/browser.ts';
import { ensureSlashes, pathnameOf, routeOf } from '../../common/urls.ts';
import { loadSidebars } from '../site/sidebars.ts';
import { strings } from '../site/strings.ts';
import { routeKey } from './address.ts';
import { orFallback } from './fallbackPage.ts';
import { filePathOf, firstPage, LazyPage, type PageModule, requireComponent } from './pageModule.ts';

/** Replaced by the bundler. */
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => unknown;

let loadedTable: typeof import('virtual-docs-pages') | undefined;

/** Tell whether an address has a page; undefined until another page than the first is loaded. */
function hasPage(key: string): boolean | undefined {
  return loadedTable && Object.hasOwn(loadedTable.pages, key);
}

/** Load the code of the page of the HTML. */
async function loadFirstPage({ chunks, module }: FirstPage): Promise<PageModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  // The build wrote the id of the page's own module.
  return __webpack_require__(module) as PageModule;
}

/** Load the code of any page, after the table of pages. Throws if there is no such page. */
async function loadPageModule(key: string): Promise<PageModule> {
  loadedTable ??= await import(/* webpackChunkName: "pages" */ 'virtual-docs-pages');
  const load = Object.hasOwn(loadedTable.pages, key) ? loadedTable.pages[key] : undefined;
  if (!load) throw new Error(strings.rspress.noPage(key));
  return load();
}

/** In the shape that Rspress's runtime expects. */
interface PageRoute {
  path: string;
  filePath: string;
  element: ReactElement;
  preload(): Promise<PageModule>;
  lang: string;
  version: string;
}

const routes = new Map<string, PageRoute>();
let missingKey: string | undefined;

/**
 * Find the route of an address; undefined without a page. Until the table of pages is loaded, `preload` of an unknown route
 * rejects.
 */
export function pathnameToRouteService(pathname: string): PageRoute | undefined {
  const key = routeKey(pathname);
  if (!isFirst(key) && (hasPage(key) === false || isMissing(key))) return undefined;
  const route = routes.get(key) ?? createRoute(key);
  routes.set(key, route);
  return route;
}

function createRoute(key: string): PageRoute {
  if (firstPage && isFirst(key)) return createFirstRoute(firstPage);
  return createPageRoute(key, () => loadPageModule(key));
}

/** The table does not list a page of the site's own. */
const isFirst = (key: string): boolean => firstPage !== undefined && key === routeKey(firstPage.route);

/** The runtime asks for this route once, before it draws anything. */
function createFirstRoute(page: FirstPage): PageRoute {
  const route = createPageRoute(page.route, () => loadFirstPage(page));
  const { preload } = route;
  route.preload = () => {
    route.preload = preload;
    return orFallback(preload(), page.route);
  };
  return route;
}

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
 * Draws a loaded page at once: the first render must equal the HTML. Only `preload` tries again, because React may render any
 * number of times.
 */
function RoutedPage({ page }: { page: LazyPage }) {
  const { default: Component } = page.loaded ?? use(page.pending());
  return <Component />;
}

/** The first address got the HTML without a page. */
function isMissing(key: string): boolean {
  if (firstPage) return false;
  missingKey ??= routeKey(routeOf(siteBase(), window.location.pathname) ?? window.location.pathname);
  return key === missingKey && hasPage(key) !== true;
}

// Not read at the top: Rspress's runtime imports this file before it is ready.
const siteBase = (): string => ensureSlashes(withBase('/'));

/** Show the page's canonical address in the browser. Returns whether it changed. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  if (!firstPage) return false;
  const pathname = pathnameOf(siteBase(), firstPage.route);
  // A page of the site's own may be outside the base: its route is its address.
  if (location.pathname === pathname || location.pathname === firstPage.route) return false;
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  return true;
}

/** Tell whether a link leads to the page at an address. */
export const isActive = (link: string, pathname: string): boolean => routeKey(link) === routeKey(pathname);

/** Load the page of a link ahead of the click. A failure shows after the click. */
export function preloadLink(link: string): void {
  pathnameToRouteService(link)
    ?.preload()
    .catch(() => undefined);
}
