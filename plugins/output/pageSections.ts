import type { ChildNode, Element } from 'domhandler';
import { ElementType } from 'htmlparser2';
import { INLINE_TAGS } from '../../common/articleParts.ts';
import type { IndexedSection } from '../../search/index.ts';
import { foldSpace, isElement, isSeen, readText } from './articleText.ts';

/** What the search knows of one page's words. */
export interface PageSections {
  /** First heading of the page; empty where it has none. */
  title: string;
  /** In order; the first stands before any heading. */
  sections: IndexedSection[];
}

/** Headings that start a section: those that the page's contents list. */
const SECTION_TAGS = new Set(['h2', 'h3']);

/** Read the sections of a page from its article: the words that a reader sees, code included. */
export function readPageSections(article: Element | null): PageSections {
  const result: PageSections = { title: '', sections: [startSection('', '')] };
  for (const node of article?.children ?? []) readNode(node, result);
  for (const section of result.sections) section.text = foldSpace(section.text);
  return result;
}

const startSection = (anchor: string, heading: string): IndexedSection => ({ anchor, heading, text: '' });

function readNode(node: ChildNode, result: PageSections): void {
  if (node.type === ElementType.Text) addText(result, node.data);
  if (!isElement(node) || !isSeen(node)) return;
  if (node.name === 'h1' && result.title === '') {
    result.title = readText(node);
    return;
  }
  if (SECTION_TAGS.has(node.name) && node.attribs.id) {
    result.sections.push(startSection(node.attribs.id, readText(node)));
    return;
  }
  // Two blocks are two words, whatever stands between their tags.
  const gap = INLINE_TAGS.has(node.name) ? '' : ' ';
  addText(result, gap);
  for (const child of node.children) readNode(child, result);
  addText(result, gap);
}

function addText({ sections }: PageSections, text: string): void {
  const current = sections.at(-1);
  if (current) current.text += text;
}
