import { expect, test } from 'vitest';
import { trailingSlash } from './trailingSlash.ts';

const createPage = (routePath: string) => ({ routeMeta: { routePath, pureRoutePath: routePath } });

/** Return the routes of a service with the given ones, in its order. */
function listRoutes(...routes: string[]): string[] {
  const service = {
    routeData: new Map(routes.map((route) => [route, createPage(route)])),
    normalizeRoutePath: (filePath: string) => createPage(filePath).routeMeta,
  };
  // The hook asks for no more of the service.
  trailingSlash().routeServiceGenerated?.(service as never, true);
  expect([...service.routeData.values()].map(({ routeMeta }) => routeMeta.routePath)).toEqual([
    ...service.routeData.keys(),
  ]);
  return [...service.routeData.keys()];
}

test('every address ends in a slash, and pages have one order, whichever was added first', () => {
  expect(listRoutes('/write', '/', '/read')).toEqual(['/', '/read/', '/write/']);
  expect(listRoutes('/read', '/write', '/')).toEqual(['/', '/read/', '/write/']);
});
