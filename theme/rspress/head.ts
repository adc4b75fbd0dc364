// Replaces `@unhead/react` in the browser bundle (plugins/rspress/pageTable.ts), to update what the original rendered.
import { Fragment, useEffect, useRef } from 'react';

/** A tag whose `content` or `href` is undefined is removed. */
interface HeadInput {
  title?: string;
  htmlAttrs?: { lang?: string };
  meta?: { name?: string; property?: string; content?: string }[];
  link?: { rel?: string; type?: string; href?: string }[];
}

const shown: { current: HeadInput }[] = [];
const written = new Set<string>();

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

/** Write what the heads have; the last one wins. */
function writeHead(): void {
  const heads = shown.map(({ current }) => current);
  const title = heads.findLast((head) => head.title !== undefined)?.title;
  const lang = heads.findLast(({ htmlAttrs }) => htmlAttrs?.lang !== undefined)?.htmlAttrs?.lang;
  if (title !== undefined && document.title !== title) document.title = title;
  if (lang !== undefined) write(document.documentElement, { lang });
  const tags = new Map(heads.flatMap(listTags));
  for (const selector of tags.keys()) written.add(selector);
  for (const selector of written) writeTag(selector, tags.get(selector));
}

type Attributes = Record<string, string>;

/** List tags by the selectors that find them. @example 'meta[property="og:title"]' */
const listTags = ({ meta = [], link = [] }: HeadInput): [string, Attributes | undefined][] => [
  ...meta.map(({ content, ...key }) => tagOf('meta', key, content === undefined ? content : { content })),
  ...link.map(({ href, ...key }) => tagOf('link', key, href === undefined ? href : { href })),
];

function tagOf(name: string, key: Attributes, value: Attributes | undefined): [string, Attributes | undefined] {
  const selector = Object.entries(key).map(([attribute, text]) => `[${attribute}="${CSS.escape(text)}"]`);
  return [name + selector.join(''), value && { ...key, ...value }];
}

function writeTag(selector: string, attributes: Attributes | undefined): void {
  const found = document.head.querySelector(selector);
  if (!attributes) found?.remove();
  else write(found ?? document.head.appendChild(document.createElement(selector.split('[')[0] ?? '')), attributes);
}

/** On a phone, writing an unchanged `lang` costs a second, because the browser computes all styles anew. */
function write(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
