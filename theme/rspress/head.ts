// Takes the place of `@unhead/react` in a built site's browser bundle: see plugins/rspress/pageTable.ts. The build renders heads
// with the real one; this only keeps them right while a reader moves between pages.
import { Fragment, useEffect, useRef } from 'react';
import { type HeadInput, mergeHeads } from './mergeHeads.ts';

const shown: { current: HeadInput }[] = [];
const writtenKeys = new Set<string>();
const writtenLinks = new Set<string>();

/**
 * Keep the title, the language, the `<meta>` tags and the links of a component in the document's head while it is shown. A component
 * keeps its turn when what it wants changes: a page that crashed stays named so when its facts arrive later.
 */
export function useHead(head: HeadInput): void {
  const text = JSON.stringify(head);
  const entry = useRef<HeadInput>({});

  useEffect(() => {
    shown.push(entry);
    return () => {
      shown.splice(shown.indexOf(entry), 1);
      if (shown.length > 0) writeHead();
    };
  }, []);

  useEffect(() => {
    entry.current = JSON.parse(text);
    writeHead();
  }, [text]);
}

/** Tags that content writes into the head stand in the page's HTML; a reader who comes without a reload needs none. */
export const Head = (): null => null;

/** Rspress's runtime makes one head and hands it down; here the document has it. */
export const createHead = (): undefined => undefined;
export const UnheadProvider = Fragment;

function writeHead(): void {
  const { title, lang, meta, links } = mergeHeads(shown.map(({ current }) => current));
  if (title !== undefined && document.title !== title) document.title = title;
  if (lang !== undefined) write(document.documentElement, { lang });
  for (const key of meta.keys()) writtenKeys.add(key);
  for (const key of writtenKeys) writeMeta(key, meta.get(key));
  for (const key of links.keys()) writtenLinks.add(key);
  for (const key of writtenLinks) writeLink(key, links.get(key));
}

/** A key is the attribute that names the tag, with its value. @example writeMeta('property=og:title', 'read') */
function writeMeta(key: string, content: string | undefined): void {
  const [attribute = '', name = ''] = key.split('=');
  const found = document.head.querySelector(`meta[${attribute}="${CSS.escape(name)}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  write(meta, { [attribute]: name, content });
}

/** @example writeLink('alternate text/markdown', '/api/index.md') */
function writeLink(key: string, href: string | undefined): void {
  const [rel = '', type = ''] = key.split(' ');
  const found = document.head.querySelector(`link[rel="${CSS.escape(rel)}"][type="${CSS.escape(type)}"]`);
  if (href === undefined) {
    found?.remove();
    return;
  }
  const link = found ?? document.head.appendChild(document.createElement('link'));
  write(link, { rel, type, href });
}

/** The first page's head is as it should be. To write it again costs a phone a second: each language is a new style. */
function write(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
