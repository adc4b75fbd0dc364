import { useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { readHash } from './readHash.ts';

/** A page that a reader came to without a reload. */
export interface Arrival {
  route: string;
  title: string;
}

interface Page extends Arrival {
  /** The page's own address, with its origin. The not-found page has none. */
  address: string | undefined;
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
function writeAddress(address: string | undefined): void {
  writeTag({ tagName: 'link', key: 'rel', value: 'canonical', target: 'href' }, address);
  writeTag({ tagName: 'meta', key: 'property', value: 'og:url', target: 'content' }, address);
}

interface AddressTag {
  tagName: string;
  key: string;
  value: string;
  target: string;
}

/** A tag that names no address is taken out, and put in again for the next page that has one. */
function writeTag({ tagName, key, value, target }: AddressTag, address: string | undefined): void {
  const found = document.head.querySelector(`${tagName}[${key}="${value}"]`);
  if (address === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.createElement(tagName);
  element.setAttribute(key, value);
  element.setAttribute(target, address);
  if (!found) document.head.append(element);
}
