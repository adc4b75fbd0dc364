import { type ReactElement, use } from 'react';
import { loadSidebars } from '../site/sidebars.ts';
import { LazyPage } from './LazyPage.ts';
import { filePathOf, type PageModule, requireComponent } from './pageModule.ts';

/** A page that can be gone to, in the shape that Rspress's runtime expects of a route. */
export interface PageRoute {
  path: string;
  /** Known once the page is loaded. */
  filePath: string;
  element: ReactElement;
  /** Load all that the page needs; once, and again after a failure. */
  preload(): Promise<PageModule>;
  lang: string;
  version: string;
}

/** Create the route of a page that is loaded when it is wanted. */
export function createPageRoute(path: string, load: () => Promise<PageModule>): PageRoute {
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
 * Draw a page at once where it is there: the first one must equal its HTML. A failure is for the boundary above, and only
 * `preload` tries again: drawing does so any number of times.
 */
function RoutedPage({ page }: { page: LazyPage }) {
  const { default: Component } = page.loaded ?? use(page.pending());
  return <Component />;
}
