/** A parsed request, before any file is read. */
export type SiteRequest =
  | { status: 'ok'; pathname: string; query: string }
  /** An address that no file of the site can have. */
  | { status: 'missing' }
  /** Not an address at all. */
  | { status: 'malformed' };

/**
 * Read the request line's target. `pathname` stays percent-encoded and loses the base that the site is served under; it
 * begins with exactly one slash and has no empty, hidden or climbing part, so it names nothing outside the site and a
 * redirect to it stays on this host.
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

/** Value of `Cache-Control` for what never changes under its name. */
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Value of `Cache-Control` for a file of the site. A file under `static/` whose name holds a content hash never changes;
 * the rest is asked for again each time. @example '/static/js/index.77f40476de.js' is kept for a year
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
