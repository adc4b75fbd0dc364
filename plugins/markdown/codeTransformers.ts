import type { UserConfig } from '@rspress/core';
import { toHtml } from 'hast-util-to-html';
import { parseMarkedCode } from '../../common/docs/fences.ts';
import type { SampleField } from '../../common/samples.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

/** Mark highlighted lines; the theme handles focus. */
export function codeLines(): Transformer {
  const marked = new WeakMap<object, ReadonlySet<number>>();
  return {
    name: 'docs:code-lines',
    preprocess(code) {
      const parsed = parseMarkedCode(code, this.options.meta?.__raw);
      marked.set(this.meta, parsed.lines);
      return parsed.code;
    },
    line(node, number) {
      if (marked.get(this.meta)?.has(number)) node.properties['data-marked'] = '';
    },
    pre(node) {
      delete node.properties.tabindex;
    },
  };
}

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
