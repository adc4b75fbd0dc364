import type { ChildNode, Element } from 'domhandler';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { IndexedSection } from '../search/index/indexFile.ts';

/** What the search knows of one page's words. */
export interface PageSections {
  /** First heading of the page; empty where it has none. */
  title: string;
  /** In order; the first stands before any heading. */
  sections: IndexedSection[];
}

const UNSEEN_TAGS = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript']);
const UNSEEN_CLASS = /(^|[\s_-])(rp-header-anchor|sr-only|visually-?hidden)([\s_-]|$)/i;
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var time'.split(' '),
);
/** Headings that start a section: those that the page's contents list. */
const SECTION_TAGS = new Set(['h2', 'h3']);

/** Read the sections of a page from its HTML: the words that a reader sees, code included. */
export function readPageSections(html: string): PageSections {
  const document = parseDocument(html);
  const article = DomUtils.findOne((element) => element.attribs['data-article'] !== undefined, document.children);
  const result: PageSections = { title: '', sections: [{ anchor: '', heading: '', text: '' }] };
  for (const node of article?.children ?? []) readNode(node, result);
  for (const section of result.sections) section.text = foldSpace(section.text);
  return result;
}

function readNode(node: ChildNode, result: PageSections): void {
  const current = result.sections.at(-1);
  if (node.type === ElementType.Text && current) current.text += node.data;
  if (!isElement(node) || !isSeen(node)) return;
  if (node.name === 'h1' && result.title === '') {
    result.title = readText(node);
    return;
  }
  if (SECTION_TAGS.has(node.name) && node.attribs.id) {
    result.sections.push({ anchor: node.attribs.id, heading: readText(node), text: '' });
    return;
  }
  const isBlock = !INLINE_TAGS.has(node.name);
  if (isBlock) addSpace(result);
  for (const child of node.children) readNode(child, result);
  if (isBlock) addSpace(result);
}

// Two blocks are two words, whatever stands between their tags.
function addSpace(result: PageSections): void {
  const current = result.sections.at(-1);
  if (current) current.text += ' ';
}

const isElement = (node: ChildNode): node is Element => node.type === ElementType.Tag;

const isSeen = ({ name, attribs }: Element): boolean =>
  !UNSEEN_TAGS.has(name) &&
  attribs.hidden === undefined &&
  attribs['aria-hidden'] !== 'true' &&
  !UNSEEN_CLASS.test(attribs.class ?? '');

function readText(element: Element): string {
  const texts = element.children.map((node) => {
    if (node.type === ElementType.Text) return node.data;
    return isElement(node) && isSeen(node) ? readText(node) : '';
  });
  return foldSpace(texts.join(''));
}

const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
