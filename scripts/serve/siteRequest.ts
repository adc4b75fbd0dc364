type SiteRequest =
  | { status: 'ok'; pathname: string; query: string }
  /** No file of the site can have this address. */
  | { status: 'missing' }
  | { status: 'malformed' };

/**
 * Parse a request target. `pathname` stays percent-encoded, without the base; one leading slash and no empty, hidden or climbing
 * part keep it on the site, and redirects on this host.
 */
export function parseSiteRequest(target: string, base = '/'): SiteRequest {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const decoded = decodePathname(pathname);
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('\0')) return { status: 'malformed' };
  if (decoded.includes('\\') || /%2f/i.test(pathname)) return { status: 'missing' };
  const parts = decoded.slice(1).split('/');
  const hasBadPart = parts.some((part, index) => part.startsWith('.') || (part === '' && index < parts.length - 1));
  if (hasBadPart || !`${pathname}/`.startsWith(base)) return { status: 'missing' };
  return { status: 'ok', pathname: pathname.slice(base.length - 1), query };
}

/** `Cache-Control` for immutable files. */
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Return a file's `Cache-Control`. Hashed files under `static/` never change; others are revalidated. @example
 * '/static/js/index.77f40476de.js' is kept for a year
 */
export function cacheControlOf(pathname: string): string {
  const isHashed = /\/static\/.*[./][0-9a-f]{8,}\.[^/]+$/.test(pathname);
  return isHashed ? KEEP_FOREVER : 'no-cache';
}

function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // Not a valid escape sequence, or not UTF-8.
  }
}
