import { isPackageRoute } from '../../common/reference.ts';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { normalizeRoute, pathnameOf } from '../../common/urls.ts';

type LinkTarget =
  | { kind: 'page'; href: string; pathname: string; suffix: string }
  | { kind: 'external'; href: string }
  | { kind: 'plain'; href: string };

interface Site {
  base: string;
  origin: string;
}

/**
 * Decide what a link leads to. Pages of packages, and the list of versions, are loaded as other sites are. A leading slash means
 * inside the version; compiled content writes pages as `/x/index.html`. A page's `pathname` has no base; its `suffix` is query and
 * hash.
 * @example resolveLink('/api/index.html#use', { base: '/4.0.0/', origin }).href === '/4.0.0/api/#use'
 */
export function resolveLink(href: string, { base, origin }: Site): LinkTarget {
  if (/^(https?:)?\/\//i.test(href)) return { kind: isWithin(href, origin) ? 'plain' : 'external', href };
  if (!href.startsWith('/')) return { kind: 'plain', href };
  const end = href.search(/[?#]/);
  const [path, suffix] = end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
  if (isFile(path)) return { kind: 'plain', href: pathnameOf(base, href) };
  const pathname = normalizeRoute(path);
  const address = pathnameOf(base, pathname) + suffix;
  return isPackageRoute(pathname) || pathname === VERSIONS_ROUTE
    ? { kind: 'plain', href: address }
    : { kind: 'page', href: address, pathname, suffix };
}

const isWithin = (href: string, origin: string): boolean => href === origin || href.startsWith(`${origin}/`);

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path) && !path.endsWith('.html');

/** In events of the browser and of React. */
type LinkClick = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Decide whether a click opens its link in this tab, unlike one with Ctrl. */
export function isPlainClick(click: LinkClick): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}
