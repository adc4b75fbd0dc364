// For tests of the files of the built fixture, which need no browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'css-select';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const siteDir = path.resolve(import.meta.dirname, '../.site/fixture/dist');

/** Read a file by its path below the base of the fixture, such as `3.1.0/llms.txt`. */
export const readText = (name: string): string => readFileSync(path.join(siteDir, name), 'utf8');

/** Parse the page at an address below the base of the fixture: `api/read/`, or an empty text for the home page. */
export const readPage = (address: string): Document => parseDocument(readText(path.join(address, 'index.html')));

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
