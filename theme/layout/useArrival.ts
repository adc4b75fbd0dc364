import { useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { readHash } from './resolveScroll.ts';

export interface Arrival {
  route: string;
  title: string;
}

interface Page extends Arrival {
  address: string | undefined;
}

/**
 * Do what the browser does when it loads a page: move the focus, and update the head. Returns the page to announce; undefined after
 * the first load, or for a new query or hash.
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

/** The element of the hash, else the heading; without scrolling. */
function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  const named = document.getElementById(readHash(window.location.hash));
  const target = named ?? content?.querySelector('h1') ?? content;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Browsers share the canonical address, which would be that of the first page. */
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
