import { useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { readHash } from './resolveScroll.ts';

/** A page that a reader opened without a reload. */
export interface Arrival {
  route: string;
  title: string;
}

interface Page extends Arrival {
  /** The page's own address, with its origin. The not-found page has none. */
  address: string | undefined;
}

/**
 * Do what the browser does when it loads a page: move the focus, and write the page's address into the head. Returns the
 * page to announce; undefined after the first load, and when only the query or the hash changed.
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

/** Focus the element that the hash names, else the page's heading, without scrolling. */
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

/** Write or create a tag; without an address, remove it. */
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
