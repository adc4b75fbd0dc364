import { UserError } from '../lib/userError.ts';

/** First parts of addresses that the merged site uses itself. */
const SITE_PARTS = ['static', 'versions', 'search', 'compare', 'upgrade', 'history'];

/**
 * Check that no page of a version has an address that the site uses for something else. `versionNames` are the names of all
 * versions, retired ones included. Throws a UserError that lists the pages.
 */
export function checkReservedRoutes(name: string, routes: readonly string[], versionNames: readonly string[]): void {
  const reserved = routes.filter((route) => isReserved(route, versionNames));
  if (reserved.length === 0) return;
  throw new UserError(`Pages of ${name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
    hint: "Rename them: no page may begin with a version's name.",
  });
}

// A prefix is enough: in a version with the base `/next/`, Rspress treats `/next-steps/` as an address of that version.
function isReserved(route: string, versionNames: readonly string[]): boolean {
  const first = route.split('/')[1] ?? '';
  return SITE_PARTS.includes(first) || versionNames.some((name) => first.startsWith(name));
}
