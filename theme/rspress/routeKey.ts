import { normalizeRoute } from '../../common/urls.ts';

/**
 * Normalize an address inside the version to the key of its page: the route, in lower case, because readers often mistype
 * letter case. @example routeKey('/API/index.html#read') === '/api/'
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
