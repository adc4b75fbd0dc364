import { isDocumentRoute } from '../../common/shellRoutes.ts';
import { normalizeRoute, pathnameOf, routeOf } from '../../common/urls.ts';
import { findByHash, reveal } from './reveal.ts';

interface Site {
  base: string;
  origin: string;
}

/**
 * Resolve a link of a page. A leading slash means inside the version; compiled content writes pages as `/x/index.html`.
 * @example resolveLink('/api/index.html#use', { base: '/4.0.0/', origin }).href === '/4.0.0/api/#use'
 */
export function resolveLink(href: string, { base, origin }: Site): { href: string; isExternal: boolean } {
  if (/^(https?:)?\/\//i.test(href)) return { href, isExternal: href !== origin && !href.startsWith(`${origin}/`) };
  if (!href.startsWith('/')) return { href, isExternal: false };
  const end = href.search(/[?#]/);
  const [path, suffix] = end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
  return { href: pathnameOf(base, isFile(path) ? path : normalizeRoute(path)) + suffix, isExternal: false };
}

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path) && !path.endsWith('.html');

/** Read the route of a link to a page that a script can show; undefined for any other link. */
export function readRoute({ origin, pathname }: HTMLAnchorElement, base: string): string | undefined {
  const route = origin === window.location.origin ? routeOf(base, pathname) : undefined;
  return route === undefined || isFile(route) || isDocumentRoute(route) ? undefined : route;
}

interface Options {
  base: string;
  open: (target: URL, action: 'PUSH' | 'REPLACE') => void;
  prefetch: (route: string) => void;
  signal: AbortSignal;
}

/** Follow plain links to pages of the version, wherever they come from, and load these pages when a reader comes near. */
export function followLinks({ base, open, prefetch, signal }: Options): void {
  const onClick = (event: MouseEvent) => {
    const link = findLink(event);
    if (!link || !isPlainClick(event)) return;
    if (isOnThisPage(link)) {
      // The browser itself moves view and focus.
      const target = findByHash(link.hash);
      if (target) reveal(target, { isInView: true });
    } else if (readRoute(link, base) !== undefined) {
      event.preventDefault();
      open(new URL(link.href), link.href === window.location.href ? 'REPLACE' : 'PUSH');
    }
  };
  const onNear = (event: Event) => {
    const link = findLink(event);
    const route = link && readRoute(link, base);
    if (route !== undefined) prefetch(route);
  };
  document.addEventListener('click', onClick, { signal });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onNear, { passive: true, signal });
}

/** The browser handles downloads and links with a `target`. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/** In events of the browser and of React. */
type LinkClick = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Decide whether a click opens its link in this tab, unlike one with Ctrl. */
export function isPlainClick(click: LinkClick): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}
