import { resolveChoice, resolveMode } from '../../../common/colorMode.ts';
import { MANIFEST_FILE } from '../../../common/manifest.ts';
import {
  ANNOUNCEMENT_ATTRIBUTE,
  COLOR_MODE_ATTRIBUTE,
  DISMISSED,
  PATHNAME_TAG,
  RELOADING_ATTRIBUTE,
  RESTORED_ATTRIBUTE,
} from '../../../common/pageHtml.ts';
import { SEARCH_BOX_ID } from '../../../common/search.ts';
import { isShortcut, keyOf } from '../../../common/shortcut.ts';
import type { HeadSettings } from '../../../common/siteConfig.ts';
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
  RELOADED_KEY,
} from '../../../common/storageKeys.ts';

// Runs in the head of every page, before the first paint; bundled by `scripts/build/bundleHeadScript.ts`, which writes the settings.

declare const HEAD_SETTINGS: HeadSettings;

setColorMode(HEAD_SETTINGS);
hideDismissedAnnouncement(HEAD_SETTINGS);
markRestored();
followHistory();
toggleSearch(HEAD_SETTINGS);
watchFirstLoad(HEAD_SETTINGS);

/**
 * Set the page's and the browser's colours before the first paint. The first matching `theme-color` wins, so the chosen mode goes
 * first.
 */
function setColorMode({ colorMode, backgrounds }: Pick<HeadSettings, 'colorMode' | 'backgrounds'>): void {
  const choice = resolveChoice(readStored(), colorMode);
  const mode = resolveMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute(COLOR_MODE_ATTRIBUTE, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  if (choice === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = backgrounds[choice];
  document.head.append(meta);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** Mark a document that is reloaded, or that Back or Forward leads to. */
function markRestored(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.documentElement.toggleAttribute(RESTORED_ATTRIBUTE, entry !== undefined && entry.type !== 'navigate');
}

/** Load the document that Back or Forward leads to, until the theme follows: so far, the address alone changes. */
function followHistory(): void {
  const { pathname } = location;
  window.onpopstate = () => {
    if (location.pathname !== pathname) location.reload();
  };
}

/** Hide a closed announcement before the first paint. */
function hideDismissedAnnouncement({ announcementId }: Pick<HeadSettings, 'announcementId'>): void {
  if (announcementId === null) return;
  try {
    if (localStorage.getItem(ANNOUNCEMENT_ID_KEY) !== announcementId) {
      localStorage.removeItem(ANNOUNCEMENT_DISMISSED_KEY);
      localStorage.removeItem(ANNOUNCEMENT_ID_KEY);
    } else if (localStorage.getItem(ANNOUNCEMENT_DISMISSED_KEY) === 'true') {
      document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, DISMISSED);
    }
  } catch {
    // Storage is switched off.
  }
}

/**
 * Open the search by its keys and its button, and close it by the same keys and a press beside it. Nothing that a reader types
 * before the theme runs is lost.
 */
function toggleSearch({ searchShortcut }: Pick<HeadSettings, 'searchShortcut'>): void {
  const isMac = /Mac|iP/.test(navigator.platform);
  const toggle = (event: Event) => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${SEARCH_BOX_ID}"]`);
    if (!dialog) return;
    event.preventDefault();
    if (dialog.open) return dialog.close();
    dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && (isShortcut(searchShortcut, event, isMac) || isSlash(event))) toggle(event);
  });
  addEventListener('click', (event) => {
    // A press beside a dialog has the dialog itself as its target.
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.id === SEARCH_BOX_ID || target.closest(`[aria-controls="${SEARCH_BOX_ID}"]`)) toggle(event);
  });
}

function isSlash(press: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = press;
  if (keyOf(press) !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}

/**
 * Watch the page's scripts and style sheets load. Under a wrong base, show the right one; otherwise reload once for each address,
 * never without storage.
 */
function watchFirstLoad({ siteBase }: Pick<HeadSettings, 'siteBase'>): void {
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
      document.documentElement.setAttribute(RELOADING_ATTRIBUTE, '');
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
