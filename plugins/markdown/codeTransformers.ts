import type { UserConfig } from '@rspress/core';
import { toHtml } from 'hast-util-to-html';
import { isMarkedLine } from '../../common/docs/fences.ts';
import type { SampleField } from '../../common/samples.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

/** Mark the lines that the fence names; the theme handles focus. */
export const codeLines = (): Transformer => ({
  name: 'docs:code-lines',
  line(node, number) {
    if (isMarkedLine(this.options.meta?.__raw ?? '', number)) node.properties['data-marked'] = '';
  },
  pre(node) {
    delete node.properties.tabindex;
  },
});

const META = /(?:^| )fields=(\S+)/;

/** Name the fields of a sample in the text after the language of its fence. */
export const writeFields = (fields: readonly SampleField[]): string =>
  `fields=${encodeURIComponent(JSON.stringify(fields))}`;

/** Put the texts that readers may change into elements, without their quotes. */
export const sampleFields = (): Transformer => ({
  name: 'docs:sample-fields',
  preprocess(code, options) {
    const [, written] = META.exec(options.meta?.__raw ?? '') ?? [];
    if (!written) return;
    const fields: SampleField[] = JSON.parse(decodeURIComponent(written));
    options.decorations = [...(options.decorations ?? []), ...fields.flatMap((field) => listDecorations(code, field))];
  },
});

function listDecorations(code: string, { name, literal }: SampleField) {
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

const IMPORTS = /^(?:import\s[^;]*;\n+)+/;
const INDENT = '    ';
/** A class and nothing else; its members are indented. */
const ONLY_CLASS = new RegExp(`^(?:declare )?(?:abstract )?class .*\\{\\n(?:(?:${INDENT}.*)?\\n)+\\}$`);

/**
 * Hide what the page has said above a signature: imports, and the class around its members. They are copied with it, and symbols
 * are found by their places in the whole code.
 */
export const shortSignatures = (): Transformer => ({
  name: 'docs:short-signatures',
  code(node) {
    if (!this.options.meta?.__raw?.split(' ').includes(SIGNATURE)) return;
    const [imports = ''] = IMPORTS.exec(this.source) ?? [];
    const isClass = ONLY_CLASS.test(this.source.slice(imports.length));
    // Between two lines is the end of the first.
    const start = 2 * (imports.split('\n').length - 1 + Number(isClass));
    const end = node.children.length - 2 * Number(isClass);
    const shown = node.children.slice(start, end);
    if (isClass) for (const line of shown) hideIndent(line);
    node.children = [...hide(node.children.slice(0, start)), ...shown, ...hide(node.children.slice(end))];
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
    node.children = node.children.map((code) => ({
      type: 'element',
      tagName: 'docs-code',
      properties: { html: toHtml('children' in code ? code.children : code) },
      children: [],
    }));
  },
});

/** A word in the colour of the whole block needs no element. */
const unwrapPlain = (node: Nodes[number]): Nodes =>
  'properties' in node && node.properties.style === 'color:var(--shiki-foreground)' ? node.children : [node];
