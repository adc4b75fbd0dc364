import { pathnameOf } from './urls.ts';

/** Route of the page with the steps from one version to another; every version has it. */
export const UPGRADE_ROUTE = '/upgrade/';

/** From where to where. Anyone can write such an address: its content is untrusted. */
export interface UpgradeAddress {
  /** Names of versions. */
  from: string | undefined;
  to: string | undefined;
}

/** Format the address of an upgrade, in the version at a base. The page itself chooses the versions that are left out. */
export function formatUpgradeAddress(base: string, { from, to }: Partial<UpgradeAddress>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to })) if (value) params.set(name, value);
  const query = params.toString();
  return pathnameOf(base, UPGRADE_ROUTE) + (query && `?${query}`);
}

/** Parse the query part of such an address. */
export function parseUpgradeAddress(search: string): UpgradeAddress {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  return { from: read('from'), to: read('to') };
}
