import { pathnameOf } from './urls.ts';

/** Route of the page that compares versions; every version has it. */
export const COMPARE_ROUTE = '/compare/';

/** What is compared. Anyone can write such an address: its content is untrusted. */
export interface CompareAddress {
  /** Route of the page in `to`, or in `from` where only that has it; undefined compares whole versions. */
  page: string | undefined;
  /** Names of versions. */
  from: string | undefined;
  to: string | undefined;
  /** What is shown of whole versions: one area alone, and what breaks alone. */
  area?: string | undefined;
  isBreaking?: boolean | undefined;
}

/** Format the address of a comparison, in the version at a base. The page itself chooses the versions that are left out. */
export function formatCompareAddress(
  base: string,
  { page, from, to, area, isBreaking }: Partial<CompareAddress>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ page, from, to, area, breaking: isBreaking ? '1' : '' }))
    if (value) params.set(name, value);
  // Slashes may stand in a query as they are.
  const query = params.toString().replaceAll('%2F', '/');
  return pathnameOf(base, COMPARE_ROUTE) + (query && `?${query}`);
}

/** Parse the query part of such an address. */
export function parseCompareAddress(search: string): CompareAddress {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  const area = read('area');
  const isBreaking = params.get('breaking') === '1';
  return {
    page: read('page'),
    from: read('from'),
    to: read('to'),
    ...(area && { area }),
    ...(isBreaking && { isBreaking }),
  };
}
