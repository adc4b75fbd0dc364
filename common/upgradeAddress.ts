import { pathnameOf } from './urls.ts';

/** Every version has this page. */
export const UPGRADE_ROUTE = '/upgrade/';

/** Anyone can write such an address: its content is untrusted. */
interface UpgradeAddress {
  from: string | undefined;
  to: string | undefined;
}

/** Format the address of an upgrade. The page chooses missing versions. */
export function formatUpgradeAddress(base: string, { from, to }: Partial<UpgradeAddress>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to })) if (value) params.set(name, value);
  const query = params.toString();
  return pathnameOf(base, UPGRADE_ROUTE) + (query && `?${query}`);
}

/** Parse the query of such an address. */
export function parseUpgradeAddress(search: string): UpgradeAddress {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  return { from: read('from'), to: read('to') };
}
