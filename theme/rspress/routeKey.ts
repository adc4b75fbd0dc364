import { normalizeRoute } from '../../common/urls.ts';

/**
 * Normalize an address to a route in lower case, because readers often mistype it. @example routeKey('/API/index.html#read') ===
 * '/api/'
 */
export function routeKey(address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return normalizeRoute(decodePathname(pathname)).toLowerCase();
}

function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%" in a mistyped address: no page has it.
    return pathname;
  }
}
