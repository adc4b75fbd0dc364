import { createContext } from 'react';
import { isDocumentRoute } from '../../common/shellRoutes.ts';
import { routeOf } from '../../common/urls.ts';
import { writeAddress } from '../ui/historyEntry.ts';
import { readAddress, resolveTarget, routeKey, type Target, type Visit } from './address.ts';
import { followLinks } from './links.ts';
import { limitLoad, loadDocument, PageLoadError, reloadOnce } from './pageFailure.ts';
import { endRequests, loadPage, mayHavePage, type PageData, prefetchPage, readPage } from './pages.ts';
import { depart, followScroll } from './scroll.ts';

/** A page that comes late does not slip under a pointer that is about to press Retry. */
const LATE_MS = 2000;

/** Whether the reader waits for a page. Pathnames have no base. */
export type NavigationState =
  | { status: 'idle' }
  | { status: 'pending'; pathname: string; hasAddress: boolean }
  | { status: 'failed'; pathname: string; error: unknown };

export interface View {
  visit: Visit;
  state: NavigationState;
}

const IDLE = { status: 'idle' } as const;

interface Options {
  /** Of the version. */
  base: string;
  /** Why the first page is only a fallback, and the page if it comes late. */
  failure: { error: unknown; late: Promise<unknown> } | undefined;
  /** Draws a view, in one step with its page if that is another one. */
  draw: (view: View, page?: PageData) => void;
}

export type Navigator = ReturnType<typeof createNavigator>;

/** Load pages for links, `navigate`, Back and Forward, and then show address and page together. */
export function createNavigator({ base, failure, draw }: Options) {
  const first: Visit = { action: 'POP', address: readAddress(base, window.location) };
  const { pathname } = first.address;
  let view: View = { visit: first, state: failure ? { status: 'failed', pathname, error: failure.error } : IDLE };
  /** Undefined until a page is drawn. */
  let shownKey = failure ? undefined : routeKey(pathname);
  /** A page that loads after a newer one was opened is not shown. */
  let latest = 0;

  const change = (state: NavigationState) => {
    view = { ...view, state };
    draw(view);
  };

  const show = (visit: Visit, page?: PageData) => {
    view = { visit, state: IDLE };
    shownKey = routeKey(visit.address.pathname);
    draw(view, page);
  };

  async function showLate(visit: Visit, loading: Promise<unknown>): Promise<void> {
    const turn = latest;
    try {
      await loading;
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      const page = await loadPage(visit.address.pathname);
      if (turn === latest) show(visit, page);
    } catch {
      // The failure is shown already.
    }
  }

  async function open(target: URL, action: Visit['action']): Promise<void> {
    latest += 1;
    const turn = latest;
    const visit: Visit = { action, address: readAddress(base, target) };
    const { pathname } = visit.address;
    const isPop = action === 'POP';
    if (isPop) depart();
    const write = () => !isPop && writeAddress(target.href, action === 'REPLACE');

    const isShown = shownKey === routeKey(pathname);
    if (!isShown && (needsDocument(base, target.pathname) || !mayHavePage(pathname))) return loadDocument(target);
    const page = isShown ? undefined : readPage(pathname);
    if (isShown || page) {
      write();
      return show(visit, page);
    }
    change({ status: 'pending', pathname, hasAddress: isPop });
    const loading = loadPage(pathname);
    try {
      const loaded = await limitLoad(pathname, loading);
      if (turn !== latest) return;
      write();
      show(visit, loaded);
    } catch (error) {
      if (turn !== latest) return;
      if (!mayHavePage(pathname)) return loadDocument(target);
      if (reloadOnce(target, error)) return;
      write();
      depart();
      // The box that shows the failure begins the page.
      if (!isPop) window.scrollTo(0, 0);
      console.error(`The page at ${pathname} did not load.`, error);
      change({ status: 'failed', pathname, error });
      showLate(visit, loading);
    }
  }

  return {
    first: view,

    /** Follow the reader, until the returned function is called. */
    start(): () => void {
      const controller = new AbortController();
      const { signal } = controller;
      const follow = () => open(new URL(window.location.href), 'POP');
      // Until now, the head script followed.
      window.onpopstate = null;
      window.addEventListener('popstate', follow, { signal });
      // Kept in memory, the document may still wait for the page that the reader left it for.
      window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
      followLinks({ base, open, prefetch: prefetchPage, signal });
      followScroll(signal);
      if (failure) showLate(first, failure.late);
      return () => controller.abort();
    },

    navigate(target: Target, { replace = false } = {}): void {
      const { visit, state } = view;
      const { pathname } = visit.address;
      // With the origin, because a path that begins with two slashes would name another host.
      const href = window.location.origin + resolveTarget(target, { base, pathname });
      // What a page notes in its address does not stop the reader who is on the way to another.
      if (state.status === 'pending' && replace && typeof target === 'object') {
        if (!state.hasAddress) writeAddress(href, true);
        return;
      }
      open(new URL(href), replace ? 'REPLACE' : 'PUSH');
    },

    /** Load the page that failed again, with new requests. */
    async retry(): Promise<void> {
      const { state } = view;
      const turn = latest;
      const target = new URL(window.location.href);
      if (needsDocument(base, target.pathname)) return loadDocument(target);
      if (state.status === 'failed' && state.error instanceof PageLoadError) await endRequests(state.pathname);
      if (turn === latest) await open(target, 'POP');
    },
  };
}

/** Tell whether scripts cannot draw the page of an address: all of it is only in its document, or it is not of this version. */
function needsDocument(base: string, pathname: string): boolean {
  const route = routeOf(base, pathname);
  return route === undefined || isDocumentRoute(route);
}

/** What the theme shows of the navigation, and how it leads on. */
export const NavigationContext = createContext<{
  state: NavigationState;
  navigate: (target: Target, options?: { replace?: boolean }) => void;
  retry: () => void;
}>({ state: IDLE, navigate: () => undefined, retry: () => undefined });
