import { createHash } from 'node:crypto';
import type { SectionRecord } from '../buildRecord.ts';
import { foldLines, foldSpace, LINES } from '../textLines.ts';
import { isDiagram, readDiagram, readFenceTitle, readInstalls } from './fences.ts';
import { type CodeBlock, type MarkdownNode, type Span, wordsOf } from './markdownNode.ts';
import { readTabLabel, splitPairs } from './pairedComments.ts';
import { findShownLines } from './shownLines.ts';

/** What Markdown says. Search, copies, history, samples and checks read only this. */
export interface PageModel {
  /** Of the first heading of level 1; empty without one. */
  title: string;
  headings: PageHeading[];
  targets: PageTarget[];
  blocks: CodeBlock[];
  /** The first is above any heading of level 2 or 3. */
  sections: PageSection[];
  comments: Span[];
  unreleased: Span[];
}

export interface PageHeading extends Span {
  depth: number;
  id: string;
  text: string;
  /** Counted from 1. */
  line: number;
}

export interface PageTarget extends Span {
  kind: 'link' | 'image' | 'definition';
  url: string;
  alt?: string;
  /** Of a link, with the alternatives of its images; the label of a definition. */
  text?: string;
  /** Counted from 1. */
  line: number;
}

/** Between two headings of level 2 or 3, as a reader sees it. */
interface PageSection extends SectionRecord {
  /** In the form of `LINES`. */
  text: string;
  /** With what only unreleased versions show; missing where there is nothing. */
  unreleasedText?: string;
}

/** Tell whether a fence names TypeScript. */
export const isTypeScript = (language: string): boolean => ['ts', 'tsx', 'typescript'].includes(language);

/** Digest words, 12 hex digits of SHA-256, and list their version numbers apart: pages name their own version. */
export function digestWords(texts: readonly string[]): Pick<SectionRecord, 'digest' | 'numbers'> {
  const text = texts.join('\n');
  const numbers = text.match(VERSION_NUMBER) ?? [];
  return { digest: digest(text.replace(VERSION_NUMBER, '')).slice(0, 12), ...(numbers.length > 0 && { numbers }) };
}

/** Add to the digest of a section what the build writes into it. */
export function addWords<Section extends SectionRecord>(section: Section, texts: readonly string[]): Section {
  if (texts.length === 0) return section;
  const { digest, numbers = [] } = digestWords([section.digest, ...texts]);
  const all = [...(section.numbers ?? []), ...numbers];
  return { ...section, digest, ...(all.length > 0 && { numbers: all }) };
}

const VERSION_NUMBER = /\d+\.\d+\.\d+/g;

/** SHA-256, as 64 hex digits. */
export const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const SIGNATURE = /^Signatures?$/;
const COMMENT = /^<!--[\s\S]*-->\s*$/;
const CALLOUT = /^:{3,}[ \t]*[\w-]*/gm;
const INLINE = new Set('text inlineCode emphasis strong delete link linkReference footnoteReference image'.split(' '));

interface Reading {
  model: PageModel;
  headingId: string;
  signatureDepth: number;
  isUnreleased: boolean;
}

/** Read the content model from the tree of a page whose headings have ids. Sets `data.block` of its blocks of code. */
export function readPage(tree: MarkdownNode): PageModel {
  const sections = [openSection('', '')];
  const children = tree.children ?? [];
  const runs = splitPairs(children, 'unreleased').runs.filter(({ open }) => open);
  const unreleased = runs.map(({ open = tree, close = open }) => ({
    start: spanOf(open).start,
    end: spanOf(close).end,
  }));
  const hidden = new Set(runs.flatMap(({ blocks }) => blocks));
  const model: PageModel = { title: '', headings: [], targets: [], blocks: [], sections, comments: [], unreleased };
  const reading: Reading = { model, headingId: '', signatureDepth: 0, isUnreleased: false };
  for (const [index, child] of children.entries()) {
    reading.isUnreleased = hidden.has(child);
    readNode(child, { siblings: children, index }, reading);
  }
  for (const section of sections) closeSection(section, model);
  return model;
}

const openSection = (anchor: string, heading: string): PageSection => ({
  anchor,
  heading,
  text: '',
  unreleasedText: '',
  digest: '',
});

function closeSection(section: PageSection, { title, sections, blocks }: PageModel): void {
  section.text = foldLines(section.text);
  section.unreleasedText = foldLines(section.unreleasedText ?? '');
  if (section.unreleasedText === section.text) delete section.unreleasedText;
  const diagrams = blocks.filter(
    ({ anchor, language }) => anchor === section.anchor && isDiagram({ type: 'code', lang: language }),
  );
  const name = section === sections[0] ? title : section.heading;
  const signatures = blocks.filter(({ anchor, isSignature }) => isSignature && anchor === section.anchor);
  const shown = signatures.reduce(
    (text, { code }) => text.replace(foldSpace(code), () => readShown(code)),
    foldSpace(section.text),
  );
  Object.assign(section, digestWords([name, shown, ...diagrams.map(({ code }) => foldSpace(code))]));
}

function readShown(code: string): string {
  const { start, end } = findShownLines(code);
  return foldSpace(code.split('\n').slice(start, end).join('\n'));
}

const isComment = ({ type, value = '' }: MarkdownNode, pattern: RegExp): boolean =>
  type === 'html' && pattern.test(value);

interface Place {
  siblings: readonly MarkdownNode[];
  index: number;
}

function readNode(node: MarkdownNode, place: Place, reading: Reading): void {
  const { type, value = '' } = node;
  if (type === 'heading') readHeading(node, reading);
  else if (type === 'code') readCode(node, place, reading);
  else if (type === 'html') {
    readComment(node, reading);
    // A line ends there.
    if (/^<br\b/i.test(value)) addText(reading, ' ');
  } else {
    readTarget(node, reading);
    addSigns(reading, startOf(node, place));
    addText(reading, (type === 'text' ? value.replace(CALLOUT, '') : value) + readLabel(node));
    readChildren(node, reading);
    addSigns(reading, type === 'tableRow' ? LINES.end : gapOf(node));
  }
}

/** Words of two blocks are two words. */
const gapOf = ({ type }: MarkdownNode): string => (INLINE.has(type) ? '' : ' ');

function startOf(node: MarkdownNode, { index }: Place): string {
  if (node.type === 'tableRow') return index === 0 ? LINES.head : LINES.row;
  return node.type === 'tableCell' && index > 0 ? LINES.cell : gapOf(node);
}

function readChildren({ children = [] }: MarkdownNode, reading: Reading): void {
  for (const [index, child] of children.entries()) readNode(child, { siblings: children, index }, reading);
}

function readLabel({ attributes, data }: MarkdownNode): string {
  const { title = '', label = '' }: { title?: unknown; label?: unknown } = { ...attributes, ...data?.hProperties };
  return [title, label].map((text) => (typeof text === 'string' && text !== '' ? `${text} ` : '')).join('');
}

function readHeading(node: MarkdownNode, reading: Reading): void {
  const { model } = reading;
  const { depth = 1, position, data } = node;
  const text = foldSpace(wordsOf(node));
  const id = data?.id ?? '';
  model.headings.push({ depth, id, text, line: position?.start.line ?? 1, ...spanOf(node) });
  reading.headingId = id;
  if (SIGNATURE.test(text)) reading.signatureDepth = depth;
  else if (depth <= reading.signatureDepth) reading.signatureDepth = 0;
  const isTitle = depth === 1 && model.title === '';
  if (isTitle) model.title = text;
  else if (depth === 2 || depth === 3) model.sections.push(openSection(id, text));
  else addText(reading, ` ${text} `);
  for (const child of node.children ?? []) readUnseen(child, reading);
}

function readUnseen(node: MarkdownNode, reading: Reading): void {
  readTarget(node, reading);
  readComment(node, reading);
  for (const child of node.children ?? []) readUnseen(child, reading);
}

function readTarget(node: MarkdownNode, { model }: Reading): void {
  const { type: kind, url, alt, label, position } = node;
  if (url === undefined || (kind !== 'link' && kind !== 'image' && kind !== 'definition')) return;
  const line = position?.start.line ?? 1;
  const words = kind === 'image' ? { alt: alt ?? '' } : { text: label ?? foldSpace(readWords(node)) };
  model.targets.push({ kind, url, ...words, line, ...spanOf(node) });
}

const readWords = (node: MarkdownNode): string =>
  wordsOf(node) || (node.alt ?? node.children?.map(readWords).join(' ') ?? '');

function readComment(node: MarkdownNode, { model }: Reading): void {
  if (node.type === 'html' && node.value?.includes('<!--')) model.comments.push(spanOf(node));
}

/** The label of a tab may be between two blocks. */
function isBelowCode(before: readonly MarkdownNode[]): boolean {
  const [above, over] = before.slice(-2).reverse();
  return (above && readTabLabel(above) !== undefined ? over : above)?.type === 'code';
}

function readCode(node: MarkdownNode, { siblings, index }: Place, reading: Reading): void {
  const { model, headingId, signatureDepth } = reading;
  const { lang, meta, value: code = '', position } = node;
  const before = siblings.slice(0, index);
  const nearest = before.findLastIndex((one) => !isComment(one, COMMENT));
  const comments = before
    .slice(nearest + 1)
    .map(({ value = '' }) => value.trim())
    .reverse();
  const block: CodeBlock = {
    id: digest(code).slice(0, 8),
    language: lang ?? '',
    meta: meta ?? '',
    code,
    line: (position?.start.line ?? 0) + 1,
    endLine: position?.end?.line ?? 0,
    comments,
    isBelowBlock: comments.length === 0 && isBelowCode(before),
    isSignature: signatureDepth > 0 && isTypeScript(lang ?? ''),
    anchor: model.sections.at(-1)?.anchor ?? '',
    headingId,
    ...spanOf(node),
  };
  model.blocks.push(block);
  node.data = { ...node.data, block };
  addCode(node, reading);
}

/** A caption for a diagram, commands of each package manager for installation. */
function addCode(node: MarkdownNode, reading: Reading): void {
  const { meta, value = '' } = node;
  if (isDiagram(node)) {
    addText(reading, ` ${readDiagram(meta ?? '', value).caption} `);
    return;
  }
  const installs = readInstalls(node)?.map((one) => one.value);
  for (const line of (installs ?? [readFenceTitle(meta ?? '') ?? '', value]).join('\n').split('\n')) {
    addSigns(reading, LINES.code);
    addText(reading, line);
  }
  addSigns(reading, LINES.end);
}

/** Add words: their white space is no sign. */
const addText = (reading: Reading, text: string): void => addSigns(reading, text.replace(/\s/g, ' '));

function addSigns({ model, isUnreleased }: Reading, text: string): void {
  const section = model.sections.at(-1);
  if (!section) return;
  section.unreleasedText += text;
  if (!isUnreleased) section.text += text;
}

const spanOf = ({ position }: MarkdownNode): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end?.offset ?? 0,
});
