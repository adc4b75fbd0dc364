import type { ChildNode, Element } from 'domhandler';
import { ElementType } from 'htmlparser2';
import type { IndexedSection } from '../search/index/indexFile.ts';
import { findArticle, foldSpace, isElement, isSeen, readText } from './articleText.ts';

/** A section as its page alone gives it. */
export type PageSection = Omit<IndexedSection, 'links'>;

/** What the search knows of one page's words. */
export interface PageSections {
  /** First heading of the page; empty where it has none. */
  title: string;
  /** In order; the first stands before any heading. */
  sections: PageSection[];
}

const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var time'.split(' '),
);
/** Headings that start a section: those that the page's contents list. */
const SECTION_TAGS = new Set(['h2', 'h3']);
/** Languages of code blocks that are programs; the others are commands and what they print, which readers search for. */
const PROGRAM_LANGUAGES = new Set('cjs cts java javascript js jsx kotlin mjs mts ts tsx typescript'.split(' '));

/** Read the sections of a page from its HTML: the words that a reader sees, code included. */
export function readPageSections(html: string): PageSections {
  const result: PageSections = { title: '', sections: [startSection('', '')] };
  for (const node of findArticle(html)?.children ?? []) readNode(node, result, false);
  for (const section of result.sections) {
    section.text = foldSpace(section.text);
    section.program = foldSpace(section.program);
  }
  return result;
}

const startSection = (anchor: string, heading: string): PageSection => ({ anchor, heading, text: '', program: '' });

function readNode(node: ChildNode, result: PageSections, isInProgram: boolean): void {
  if (node.type === ElementType.Text) addText(result, node.data, isInProgram);
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
  const isProgram = isInProgram || isProgramBlock(node);
  addText(result, gap, isProgram);
  for (const child of node.children) readNode(child, result, isProgram);
  addText(result, gap, isProgram);
}

const isProgramBlock = ({ name, attribs }: Element): boolean =>
  name === 'pre' && PROGRAM_LANGUAGES.has(attribs['data-lang'] ?? '');

function addText({ sections }: PageSections, text: string, isProgram: boolean): void {
  const current = sections.at(-1);
  if (!current) return;
  current.text += text;
  if (isProgram) current.program += text;
}
