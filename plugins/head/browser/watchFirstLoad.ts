import { MANIFEST_FILE } from '../../../common/manifest.ts';
import { RELOADING_MARK } from '../../../common/rootMarks.ts';
import { RELOADED_KEY } from '../../../common/storageKeys.ts';
import { PATHNAME_TAG } from '../headTags.ts';
import type { HeadSettings } from './settings.ts';

/**
 * Watch the page's scripts and style sheets load. Under a wrong base, show the right one; otherwise reload once for each address,
 * never without storage.
 */
export function watchFirstLoad({ siteBase }: Pick<HeadSettings, 'siteBase'>): void {
  let hasFailed = false;
  const noteFailure = ({ target }: Event) => {
    hasFailed ||= isSiteFile(target, siteBase);
  };
  addEventListener('error', noteFailure, true);
  addEventListener('load', async () => {
    removeEventListener('error', noteFailure, true);
    const servedBase = hasFailed ? await findServedBase(siteBase) : siteBase;
    if (servedBase !== siteBase) showWarning(siteBase, servedBase);
    else reloadOnce(hasFailed);
  });
}

/** Prefetching links do not count: their files are requested again. */
function isSiteFile(target: EventTarget | null, siteBase: string): boolean {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href;
  return address !== false && address.startsWith(`${location.origin}${siteBase}static/`);
}

function findServedBase(siteBase: string): string | Promise<string> {
  const ownPathname = document.querySelector<HTMLMetaElement>(`meta[name="${PATHNAME_TAG}"]`)?.content;
  const inSite = ownPathname?.slice(siteBase.length);
  const pathname = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  if (inSite === undefined) return probeBase(siteBase, pathname);
  if (!pathname.endsWith(`/${inSite}`)) return siteBase;
  return pathname.slice(0, pathname.length - inSite.length);
}

/** Find the address's folder with the manifest: the not-found page has no address of its own. */
async function probeBase(siteBase: string, pathname: string): Promise<string> {
  let base = '';
  for (const part of pathname.split('/').slice(0, -1)) {
    base += `${part}/`;
    const response = await fetch(base + MANIFEST_FILE).catch(() => undefined);
    if (response?.ok) return base;
  }
  return siteBase;
}

function reloadOnce(hasFailed: boolean): void {
  try {
    if (!hasFailed) sessionStorage.removeItem(RELOADED_KEY);
    else if (sessionStorage.getItem(RELOADED_KEY) !== location.href) {
      sessionStorage.setItem(RELOADED_KEY, location.href);
      document.documentElement.setAttribute(RELOADING_MARK, '');
      location.reload();
    }
  } catch {
    // Storage is switched off, so nothing would stop the reloads.
  }
}

function showWarning(siteBase: string, servedBase: string): void {
  const bar = document.createElement('p');
  bar.setAttribute('role', 'alert');
  bar.style.cssText = 'margin:0;padding:1rem;border:.25rem solid;background:Canvas;color:CanvasText';
  bar.textContent =
    `The site was built for the base "${siteBase}" but seems to be served under "${servedBase}".` +
    ` Set base to "${servedBase}" in site.config.ts and build again.`;
  document.body.prepend(bar);
}
