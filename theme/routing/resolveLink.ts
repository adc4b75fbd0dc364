import { normalizeRoute, pathnameOf } from '../../common/urls.ts';

/** What a link leads to: a page of this version, another site, or an address that the browser handles. */
export type LinkTarget =
  | { kind: 'page'; href: string; pathname: string; suffix: string }
  | { kind: 'external'; href: string }
  | { kind: 'plain'; href: string };

interface Site {
  /** Base path of the version's pages. */
  base: string;
  /** The site's own origin. */
  origin: string;
}

/**
 * Decide what a link of the content or the theme leads to. An address that begins with a slash is inside the version;
 * compiled content writes pages as `/x/index.html`. A page's `pathname` has no base, and its `suffix` is query and hash.
 *
 * @example resolveLink('/api/index.html#use', { base: '/4.0.0/', origin }).href === '/4.0.0/api/#use'
 */
export function resolveLink(href: string, { base, origin }: Site): LinkTarget {
  if (/^(https?:)?\/\//i.test(href)) return { kind: isWithin(href, origin) ? 'plain' : 'external', href };
  if (!href.startsWith('/')) return { kind: 'plain', href };
  const end = href.search(/[?#]/);
  const [path, suffix] = end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
  if (isFile(path)) return { kind: 'plain', href: pathnameOf(base, href) };
  const pathname = normalizeRoute(path);
  return { kind: 'page', href: pathnameOf(base, pathname) + suffix, pathname, suffix };
}

const isWithin = (href: string, origin: string): boolean => href === origin || href.startsWith(`${origin}/`);

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path) && !path.endsWith('.html');
