import { type ReactElement, use } from 'react';
import { loadSidebars } from '../data/sidebars.ts';
import { filePathOf, type PageModule } from './pageModule.ts';

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
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  let hasFailed = false;

  const start = async (): Promise<PageModule> => {
    try {
      const [module] = await Promise.all([load(), loadSidebars()]);
      route.filePath = filePathOf(module);
      loaded = module;
      return module;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };

  const preload = (): Promise<PageModule> => {
    if (!loading || hasFailed) {
      hasFailed = false;
      loading = start();
    }
    return loading;
  };

  // A page that is there is drawn at once: the first one must equal its HTML. A failure is for the boundary above; only
  // another `preload` tries again, else each drawing would.
  function Page() {
    const { default: Component } = loaded ?? use(loading ?? preload());
    return <Component />;
  }

  const route: PageRoute = { path, filePath: '', element: <Page />, preload, lang: '', version: '' };
  return route;
}
