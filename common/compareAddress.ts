import { pathnameOf } from './urls.ts';

export const COMPARE_ROUTE = '/compare/';

/** Anyone can write such an address: its content is untrusted. */
export interface CompareAddress {
  /** Route of the page in `to`, else in `from`; undefined compares whole versions. */
  page: string | undefined;
  from: string | undefined;
  to: string | undefined;
  area?: string | undefined;
  isBreaking?: boolean | undefined;
}

/** Format the address of a comparison. The page chooses missing versions. */
export function formatCompareAddress(
  base: string,
  { page, from, to, area, isBreaking }: Partial<CompareAddress>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ page, from, to, area, breaking: isBreaking ? '1' : '' }))
    if (value) params.set(name, value);
  // Slashes may be in a query as they are.
  const query = params.toString().replaceAll('%2F', '/');
  return pathnameOf(base, COMPARE_ROUTE) + (query && `?${query}`);
}

/** Parse the query of such an address. */
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
