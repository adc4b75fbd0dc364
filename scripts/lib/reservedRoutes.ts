/** First parts of addresses that the merged site itself uses. */
const SITE_PARTS = ['static', 'versions', 'search'];

/**
 * List routes that would stand where the site has something else. A prefix is enough: Rspress takes `/next-steps/` for
 * an address inside a version whose base is `/next/`.
 */
export function findReservedRoutes(routes: readonly string[], versionNames: readonly string[]): string[] {
  return routes.filter((route) => {
    const first = route.split('/')[1] ?? '';
    return SITE_PARTS.includes(first) || versionNames.some((name) => first.startsWith(name));
  });
}
