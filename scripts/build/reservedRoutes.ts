import { UserError } from '../lib/userError.ts';

/** First parts of addresses that the merged site itself uses. */
const SITE_PARTS = ['static', 'versions', 'search'];

/**
 * Check that no page of a version stands where the site has something else: `versionNames` are the names of all versions,
 * retired ones included. Throws a UserError that lists the pages that do.
 */
export function checkReservedRoutes(name: string, routes: readonly string[], versionNames: readonly string[]): void {
  const reserved = routes.filter((route) => isReserved(route, versionNames));
  if (reserved.length === 0) return;
  throw new UserError(`Pages of ${name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
    hint: "Rename them: no page may begin with a version's name.",
  });
}

// A prefix is enough: Rspress takes `/next-steps/` for an address inside a version whose base is `/next/`.
function isReserved(route: string, versionNames: readonly string[]): boolean {
  const first = route.split('/')[1] ?? '';
  return SITE_PARTS.includes(first) || versionNames.some((name) => first.startsWith(name));
}
