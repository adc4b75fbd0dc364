import type { UserConfig } from '@rspress/core';
import { toHtml } from 'hast-util-to-html';
import { isHighlightedLine } from '../../common/docs/fences.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { findShownLines, INDENT } from '../../common/docs/shownLines.ts';
import type { SampleField, SymbolLink } from '../../common/samples.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

/** Mark the lines that the fence names; the theme handles focus. */
export const codeLines = (): Transformer => ({
  name: 'docs:code-lines',
  line(node, number) {
    if (isHighlightedLine(this.options.meta?.__raw ?? '', number)) node.properties['data-highlighted'] = '';
  },
  pre(node) {
    delete node.properties.tabindex;
  },
});

interface SampleWords {
  fields: SampleField[];
  symbols: SymbolLink[];
}

/** Name fields or symbols of a sample in the text after the language of its fence. */
export const writeWords = <Name extends keyof SampleWords>(
  { meta }: Pick<MarkdownNode, 'meta'>,
  name: Name,
  words: SampleWords[Name],
): string => `${meta ?? ''} ${name}=${encodeURIComponent(JSON.stringify(words))}`;

function readWords<Name extends keyof SampleWords>(fenceText: string | undefined, name: Name): SampleWords[Name] {
  const [, written = '[]'] = new RegExp(`(?:^| )${name}=(\\S+)`).exec(fenceText ?? '') ?? [];
  return JSON.parse(decodeURIComponent(written));
}

/** Put the texts that readers may change into elements, without their quotes, and make links of other words that are symbols. */
export const sampleWords = (): Transformer => ({
  name: 'docs:sample-words',
  preprocess(code, options) {
    const fenceText = options.meta?.__raw;
    const fields = readWords(fenceText, 'fields').flatMap((field) => listFields(code, field));
    const links = readWords(fenceText, 'symbols')
      .filter(({ start, end }) => !fields.some((field) => start < field.end && field.start < end))
      .map(({ start, end, id, href }) => ({
        start,
        end,
        tagName: 'a',
        properties: { href, 'data-symbol': id },
      }));
    options.decorations = [...(options.decorations ?? []), ...fields, ...links];
  },
});

function listFields(code: string, { name, literal }: SampleField) {
  const parts = code.split(literal);
  return parts.slice(0, -1).map((_part, index) => {
    const start = parts.slice(0, index + 1).join(literal).length;
    const properties = { 'data-field': name, 'data-literal': literal };
    return { start: start + 1, end: start + literal.length - 1, properties };
  });
}

const SIGNATURE = 'signature';

/** Say in the text after the language of a fence that the code is a signature. */
export const markSignature = (fenceText: string): string => `${fenceText} ${SIGNATURE}`;

/**
 * Hide what the page has said above a signature: imports, and the class around its members. They are copied with it, and symbols
 * are found by their places in the whole code.
 */
export const shortSignatures = (): Transformer => ({
  name: 'docs:short-signatures',
  // After decorations, which count the lines.
  pre(pre) {
    const [node] = pre.children;
    if (!node || !('children' in node) || !this.options.meta?.__raw?.split(' ').includes(SIGNATURE)) return;
    const { start, end, areMembers } = findShownLines(this.source);
    // Between two lines is the end of the first.
    const [before, after] = [2 * start, 2 * end - 1];
    const shown = node.children.slice(before, after);
    if (areMembers) for (const line of shown) hideIndent(line);
    node.children = [...hide(node.children.slice(0, before)), ...shown, ...hide(node.children.slice(after))];
  },
});

const hide = (children: Nodes): Nodes =>
  children.length > 0 ? [{ type: 'element', tagName: 'span', properties: { hidden: '' }, children }] : [];

function hideIndent(line: Nodes[number]): void {
  if (!('children' in line)) return;
  const [word] = line.children;
  const text = word && 'children' in word ? word.children[0] : word;
  if (text?.type !== 'text' || !text.value.startsWith(INDENT)) return;
  text.value = text.value.slice(INDENT.length);
  line.children.unshift(...hide([{ type: 'text', value: INDENT }]));
}

type Nodes = Parameters<NonNullable<Transformer['line']>>[0]['children'];

/**
 * Give the page highlighted code as one text, which the browser parses. An element for each word would be most of the page's
 * script, and of the time to compile and to render it.
 */
export const codeHtml = (): Transformer => ({
  name: 'docs:code-html',
  line(node) {
    node.children = node.children.flatMap(unwrapPlain);
  },
  pre(node) {
    node.children = node.children.map((code) => {
      const children = 'children' in code ? code.children : [];
      tidyLinks(children);
      return { type: 'element', tagName: 'docs-code', properties: { html: toHtml(children) }, children: [] };
    });
  },
});

const PLAIN = 'color:var(--shiki-foreground)';

/** A word in the colour of the whole block needs no element, and a link no colour. */
function unwrapPlain(node: Nodes[number]): Nodes {
  if (!('properties' in node) || node.properties.style !== PLAIN) return [node];
  if (node.tagName !== 'a') return node.children;
  delete node.properties.style;
  return [node];
}

/** In a block, the Tab key stops at the first link to each symbol. The address comes first: `CodeHtml`. Hidden words are no links. */
function tidyLinks(nodes: Nodes, stops = new Set<unknown>(), isHidden = false): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { href, hidden, ...others } = node.properties;
    const symbol = others['data-symbol'];
    if (symbol !== undefined && isHidden) Object.assign(node, { tagName: 'span', properties: {} });
    else if (symbol !== undefined) node.properties = { href, ...others, ...(stops.has(symbol) && { tabindex: -1 }) };
    if (!isHidden) stops.add(symbol);
    tidyLinks(node.children, stops, isHidden || hidden !== undefined);
  }
}
