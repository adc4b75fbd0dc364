// For tests of the files of the built fixture, which need no browser.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'css-select';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageMap } from '../common/pageMap.ts';
import { BASE } from './site.ts';

/** Origin of every full address that the fixture writes. */
export const ORIGIN = 'https://harbor.example';

/** Folder of the built fixture. */
export const siteDir = path.resolve(import.meta.dirname, '../.site/fixture/dist');

/** Read a file by its path below the base of the fixture, such as `3.1.0/llms.txt`. */
export const readText = (name: string): string => readFileSync(path.join(siteDir, name), 'utf8');

/** Parse the page at an address below the base of the fixture: `api/read/`, `404.html`, or an empty text for the home page. */
export const readPage = (address: string): Document =>
  parseDocument(readText(address.endsWith('.html') ? address : path.join(address, 'index.html')));

/** Parse an XML file, such as the sitemap. */
export const readXml = (name: string): Document => parseDocument(readText(name), { xmlMode: true });

/** List the elements that a CSS selector finds, in order. */
export const findAll = (root: Document | Element, selector: string): Element[] =>
  selectAll<Element['children'][number], Element>(selector, root.children);

/** Find the one element that a CSS selector describes. Throws if there is none, or a second one. */
export function findOne(root: Document | Element, selector: string): Element {
  const [found, ...more] = findAll(root, selector);
  if (!found || more.length > 0)
    throw new Error(`${selector} finds ${more.length + (found ? 1 : 0)} elements instead of one.`);
  return found;
}

/** Read the text of an element, with one space in place of any white space. */
export const textOf = (element: Element): string => DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();

/** List where the links below an element lead. */
export const hrefsOf = (root: Document | Element): string[] =>
  findAll(root, 'a').map(({ attribs }) => attribs.href ?? '');

/** Tell whether a path or a full address of the fixture leads to a file. */
export function hasFile(address: string): boolean {
  const { pathname } = new URL(address, ORIGIN);
  const name = pathname.slice(BASE.length);
  return pathname.startsWith(BASE) && existsSync(path.join(siteDir, name, name.endsWith('/') ? 'index.html' : ''));
}

/** List the addresses of a version's pages, below the base of the fixture, in the order of the table of pages. */
export function listPages(versionName: string): string[] {
  const { pages }: PageMap = JSON.parse(readText('page-map.json'));
  return pages.flatMap(({ versions }) => versions[versionName]?.path.slice(BASE.length) ?? []);
}
