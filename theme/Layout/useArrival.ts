import { useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '../components/SkipLink/SkipLink.tsx';
import { readHash } from '../data/readHash.ts';

/** A page that a reader came to without a reload. */
export interface Arrival {
  route: string;
  title: string;
}

interface Page extends Arrival {
  /** The page's own address, with its origin. */
  address: string;
}

/**
 * Do what the browser does when it loads a page: move the focus, and name the page in the head. Gives the arrival, to be
 * announced; nothing at the first load, nor when only the query or the hash changed.
 */
export function useArrival({ route, title, address }: Page): Arrival | undefined {
  const shownRoute = useRef(route);
  const [arrival, setArrival] = useState<Arrival>();

  useEffect(() => {
    if (shownRoute.current === route) return;
    shownRoute.current = route;
    writeAddress(address);
    focusPage();
    setArrival({ route, title });
  }, [route, title, address]);

  return arrival;
}

/** The reader goes on from the place that the address names, else from the page's heading. The view stays where it is. */
function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  const named = document.getElementById(readHash(window.location.hash));
  const target = named ?? content?.querySelector('h1') ?? content;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Browsers share the canonical address: without this they would share the page that was loaded first. */
function writeAddress(address: string): void {
  findOrCreate('link', 'rel', 'canonical').setAttribute('href', address);
  findOrCreate('meta', 'property', 'og:url').setAttribute('content', address);
}

/** The not-found page has no address, so its head lacks these tags. */
function findOrCreate(tagName: string, key: string, value: string): Element {
  const found = document.head.querySelector(`${tagName}[${key}="${value}"]`);
  if (found) return found;
  const element = document.createElement(tagName);
  element.setAttribute(key, value);
  document.head.append(element);
  return element;
}
