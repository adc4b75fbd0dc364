import type { Version } from '../../common/version.ts';
import { findReservation } from '../content/checkAddresses.ts';
import { UserError } from '../lib/userError.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/** List the address parts of all versions, retired ones included. */
export const listSegments = (
  versions: readonly Pick<Version, 'segment'>[],
  { retired }: Pick<VersionsPolicy, 'retired'>,
): string[] => [...versions.map(({ segment }) => segment), ...retired];

/**
 * Check that no page of a finished build uses a reserved address. `segments` are those of all versions, retired ones included.
 * Throws a UserError with the pages.
 */
export function checkReservedRoutes(name: string, routes: readonly string[], segments: readonly string[]): void {
  const reserved = routes.filter((route) => findReservation(route, segments) !== undefined);
  if (reserved.length === 0) return;
  throw new UserError(`Pages of ${name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
    hint: 'Rename them: no address may begin with the name of a version.',
  });
}
