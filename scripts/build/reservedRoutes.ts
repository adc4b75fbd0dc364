import { SITE_PAGE_ROUTE } from '../../common/sitePage.ts';
import { areaOfRoute } from '../../common/urls.ts';
import type { Version } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/** List the address parts of all versions, retired ones included. */
export const listSegments = (
  versions: readonly Pick<Version, 'segment'>[],
  { retired }: Pick<VersionsPolicy, 'retired'>,
): string[] => [...versions.map(({ segment }) => segment), ...retired];

const SITE_PARTS = ['static', 'versions', 'search', 'compare', 'upgrade', 'history', areaOfRoute(SITE_PAGE_ROUTE)];

/**
 * Check that no page uses a reserved address. `segments` are those of all versions, retired ones included. Throws a UserError with
 * the pages.
 */
export function checkReservedRoutes(name: string, routes: readonly string[], segments: readonly string[]): void {
  const reserved = routes.filter((route) => isReserved(route, segments));
  if (reserved.length === 0) return;
  throw new UserError(`Pages of ${name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
    hint: 'Rename them: no address may begin with a version.',
  });
}

// A prefix suffices: in a version with the base `/next/`, Rspress treats `/next-steps/` as that version's.
function isReserved(route: string, segments: readonly string[]): boolean {
  const first = route.split('/')[1] ?? '';
  return SITE_PARTS.includes(first) || segments.some((segment) => first.startsWith(segment));
}
