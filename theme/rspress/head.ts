// Replaces `@unhead/react` in the browser bundle (plugins/rspress/pageTable.ts), to update what the original rendered.
import { Fragment, useEffect, useRef } from 'react';

interface HeadInput {
  title?: string;
  htmlAttrs?: { lang?: string };
  meta?: { name?: string; property?: string; content?: string }[];
  link?: { rel?: string; type?: string; href?: string }[];
}

/** `meta` by attribute and value, `links` by relation and type. */
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
 * Keep a component's tags in the document's head while it is shown. New input keeps its position: the title of a crashed page stays
 * when the page's own arrives later.
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

/** Draw nothing: such tags are in the page's HTML. */
export const Head = (): null => null;

/** Return nothing: the document's head is the only one. */
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

/** Merge heads; the last one wins. @example key of a tag: `property=og:title` */
function mergeHeads(heads: readonly HeadInput[]): MergedHead {
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

/** @example writeMeta('property=og:title', 'read') */
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

/** On a phone, writing an unchanged `lang` costs a second, because the browser computes all styles anew. */
function write(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
