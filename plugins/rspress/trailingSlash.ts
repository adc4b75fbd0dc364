import type { RspressPlugin } from '@rspress/core';
import { ensureSlashes } from '../../common/urls.ts';

/** The parts of Rspress's RouteService that decide addresses; it has no public type. */
interface RouteService {
  routeData: Map<string, { routeMeta: { routePath: string; pureRoutePath: string } }>;
  normalizeRoutePath(filePath: string): { routePath: string; pureRoutePath: string };
}

/**
 * Make every page a folder with an `index.html`, and its address end in a slash; order pages by address. Content, sidebars and
 * router all use the wrapped service.
 */
export function trailingSlash(): RspressPlugin {
  return {
    name: 'docs:trailing-slash',
    routeServiceGenerated(service: RouteService) {
      const normalize = service.normalizeRoutePath.bind(service);
      service.normalizeRoutePath = (filePath) => withSlashes(normalize(filePath));
      const pages = [...service.routeData.values()];
      service.routeData.clear();
      for (const page of pages) Object.assign(page.routeMeta, withSlashes(page.routeMeta));
      for (const page of sortByRoute(pages)) service.routeData.set(page.routeMeta.routePath, page);
    },
  };
}

/** Rspress adds generated pages in the order in which their files are written, which differs from build to build. */
const sortByRoute = <Page extends { routeMeta: { routePath: string } }>(pages: readonly Page[]): Page[] =>
  pages.toSorted((a, b) => (a.routeMeta.routePath < b.routeMeta.routePath ? -1 : 1));

function withSlashes<T extends { routePath: string; pureRoutePath: string }>(route: T): T {
  return {
    ...route,
    routePath: ensureSlashes(route.routePath),
    pureRoutePath: ensureSlashes(route.pureRoutePath),
  };
}
