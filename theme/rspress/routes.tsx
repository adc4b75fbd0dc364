// Replaces Rspress's `runtime/route.js`, with the same exports: see plugins/rspress/pageTable.ts.
import { withBase } from '@rspress/core/runtime';
import type { ReactElement } from 'react';
import type { FirstPage } from '../../common/pageHtml.ts';
import { ensureSlashes, pathnameOf } from '../../common/urls.ts';
import { routeKey } from '../navigation/address.ts';
import { loadSidebars } from '../site/sidebars.ts';
import { strings } from '../site/strings.ts';
import { firstPage, orFallback, type PageModule, requireComponent } from './firstPage.ts';

/** Replaced by the bundler. */
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => unknown;

type PageTable = typeof import('virtual-docs-pages').pages;

let table: PageTable | undefined;

/** Load the code of the page of the HTML. */
async function loadFirstPage({ chunks, module }: FirstPage): Promise<PageModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  // The build wrote the id of the page's own module.
  return __webpack_require__(module) as PageModule;
}

/** Load the code of any page, after the table of pages. Throws if there is no such page. */
async function loadTablePage(key: string): Promise<PageModule> {
  table ??= (await import(/* webpackChunkName: "pages" */ 'virtual-docs-pages')).pages;
  const load = Object.hasOwn(table, key) ? table[key] : undefined;
  if (!load) throw new Error(strings.navigation.noPage(key));
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

/**
 * Find the route of an address; undefined without a page, and in a document without one. Until the table of pages is loaded,
 * `preload` of an unknown route rejects.
 */
export function pathnameToRouteService(pathname: string): PageRoute | undefined {
  if (!firstPage) return undefined;
  const key = routeKey(pathname);
  // The table does not list a page of the site's own.
  const isFirst = key === routeKey(firstPage.route);
  if (!isFirst && table && !Object.hasOwn(table, key)) return undefined;
  const route = routes.get(key) ?? (isFirst ? createFirstRoute(firstPage) : createRoute(key, () => loadTablePage(key)));
  routes.set(key, route);
  return route;
}

/** The runtime asks for this route once, before it draws anything. */
function createFirstRoute(page: FirstPage): PageRoute {
  const route = createRoute(page.route, () => loadFirstPage(page));
  const { preload } = route;
  route.preload = () => {
    route.preload = preload;
    return orFallback(preload(), page.route);
  };
  return route;
}

/** Create the route of a page that is loaded on demand, once, and again after a failure. It is drawn when it is loaded. */
function createRoute(path: string, load: () => Promise<PageModule>): PageRoute {
  let loaded: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const start = async () => {
    try {
      const [module] = await Promise.all([load(), loadSidebars()]);
      loaded = requireComponent(module, path);
      const [file = ''] = Object.keys(loaded.default.__RSPRESS_PAGE_META ?? {});
      route.filePath = decodeURIComponent(file);
      return loaded;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
  const preload = () => {
    loading ??= start();
    return loading;
  };
  const element = <LoadedPage read={() => loaded} />;
  const route: PageRoute = { path, filePath: '', element, preload, lang: '', version: '' };
  return route;
}

function LoadedPage({ read }: { read: () => PageModule | undefined }) {
  const Component = read()?.default;
  return Component && <Component />;
}

/** Show the page's canonical address in the browser. Returns whether it changed. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  if (!firstPage) return false;
  const pathname = pathnameOf(ensureSlashes(withBase('/')), firstPage.route);
  // A page of the site's own may be outside the base: its route is its address.
  if (location.pathname === pathname || location.pathname === firstPage.route) return false;
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  return true;
}

/** Tell whether a link leads to the page at an address. */
export const isActive = (link: string, pathname: string): boolean => routeKey(link) === routeKey(pathname);

/** Do nothing: only links of Rspress, which the site does not draw, load ahead with it. */
export const preloadLink = (): void => {};
