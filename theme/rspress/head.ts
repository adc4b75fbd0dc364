// Replaces `@unhead/react` in a built site's browser bundle: see plugins/rspress/pageTable.ts. The build renders heads with
// the original; this only updates them while a reader moves between pages.
import { Fragment, useEffect, useRef } from 'react';

/** What a component adds to the head: the part of unhead's input that the theme uses. */
interface HeadInput {
  title?: string;
  htmlAttrs?: { lang?: string };
  meta?: { name?: string; property?: string; content?: string }[];
  link?: { rel?: string; type?: string; href?: string }[];
}

/** A head as it is written: `meta` by the attribute that names the tag and its value, `links` by relation and type. */
interface MergedHead {
  title: string | undefined;
  lang: string | undefined;
  meta: Map<string, string>;
  links: Map<string, string>;
}

const shown: { current: HeadInput }[] = [];
const writtenKeys = new Set<string>();
const writtenLinks = new Set<string>();

/**
 * Keep the title, the language, the `<meta>` tags and the links of a component in the document's head while it is shown. A
 * component keeps its position when its input changes: the title of a crashed page stays when the page's own arrives later.
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

/** The tags that content adds to the head are in the page's HTML; a reader who comes without a reload needs none. */
export const Head = (): null => null;

/** Rspress's runtime creates a head and passes it down; here the document's head is the only one. */
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

/** Merge the heads of several components; the last one wins. @example key of a tag: `property=og:title` */
export function mergeHeads(heads: readonly HeadInput[]): MergedHead {
  const meta = new Map<string, string>();
  for (const { name, property, content } of heads.flatMap((head) => head.meta ?? [])) {
    if (content !== undefined) meta.set(name ? `name=${name}` : `property=${property}`, content);
  }
  const links = new Map<string, string>();
  for (const { rel = '', type = '', href } of heads.flatMap((head) => head.link ?? []))
    if (href !== undefined) links.set(`${rel} ${type}`, href);
  return {
    title: heads.findLast(({ title }) => title !== undefined)?.title,
    lang: heads.findLast(({ htmlAttrs }) => htmlAttrs?.lang !== undefined)?.htmlAttrs?.lang,
    meta,
    links,
  };
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

/** Write only what differs. On a phone, writing the same `lang` again costs a second, because the browser computes all styles anew. */
function write(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
