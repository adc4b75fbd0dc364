import { documentLoad } from '../ui/documentLoad.ts';
import { keepScroll, readKeptScroll } from '../ui/historyEntry.ts';
import type { Visit } from './address.ts';
import { findByHash, openAround, reveal } from './reveal.ts';

/** Browsers refuse to write the entry with each event. */
const REST_MS = 150;

/** False from the change of the entry until its page is drawn: the view is still that of another page. */
let isArrived = false;

/** Keep no scroll position until `arrive`. */
export function depart(): void {
  isArrived = false;
}

/**
 * Keep the scroll position in the entry whenever the view rests. While the page lives, only this site restores it. After a reload
 * the browser does, at once: the HTML is whole.
 */
export function followScroll(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isArrived && keepScroll(), REST_MS);
  };
  const onHide = () => {
    if (isArrived) window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('pagehide', onHide, { signal });
}

interface Inputs {
  /** Undefined for the first page. */
  from: Visit | undefined;
  to: Visit;
  /** Where the reader left the entry, in pixels. */
  keptTop: number | undefined;
}

/** Decide where a visit scrolls to. `open` only opens what the target of the hash is in: the browser itself scrolls to it. */
export function resolveScroll({ from, to, keptTop }: Inputs): 'kept' | 'open' | 'hash' | 'top' | 'stay' {
  const { pathname, search, hash } = to.address;
  const isSamePage = from?.address.pathname === pathname;
  if (to.action === 'POP') {
    if (keptTop !== undefined) return 'kept';
    if (!from || (isSamePage && hash !== '')) return 'open';
  } else if (isSamePage && from.address.search !== search && (from.address.hash === hash || isWritten(to)))
    return 'stay';
  return hash.length > 1 ? 'hash' : 'top';
}

/** Tell whether what the reader types is written into the address, in the place of a hash. */
const isWritten = ({ action, address }: Visit): boolean => action === 'REPLACE' && address.hash === '';

/** Scroll to the target of a visit, whose page has just been drawn. */
export function arrive(from: Visit | undefined, to: Visit): void {
  isArrived = true;
  const keptTop = readKeptScroll();
  const target = findByHash(to.address.hash);
  const outcome = resolveScroll({ from, to, keptTop });
  /** The browser itself restores the first page, unless the reader scrolled it. */
  const restore = () => {
    const wasClosed = target !== null && openAround(target);
    if (from || wasClosed || window.scrollY === 0) window.scrollTo({ top: keptTop ?? 0, behavior: 'instant' });
  };
  documentLoad().then(() => {
    // Earlier, the browser would restore nothing, and tabs of the first page would not react.
    window.history.scrollRestoration = 'manual';
    if (outcome === 'kept' && !from) restore();
    else if (target && outcome !== 'kept' && (!from || outcome === 'open')) reveal(target, { isInView: true });
  });
  if (outcome === 'kept' && from) restore();
  else if (outcome === 'hash' && target) reveal(target);
  else if (outcome === 'hash' || outcome === 'top') window.scrollTo(0, 0);
}
