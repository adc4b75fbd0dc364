import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { SYMBOLS_FILE, type SymbolUse, type SymbolUses } from '../../common/sampleSymbols.ts';
import type { SampleStrings } from '../../common/strings/en/sample.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { LinkedSymbol } from '../pages/linkedSymbols.ts';
import { createComponent, createElement, createImport, type MarkdownNode } from './markdownElement.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

const COMPONENT = 'DocsSampleSymbols';

interface Options {
  env: Pick<BuildEnv, 'contentDir' | 'outDir' | 'devFiles'>;
  uses: SymbolUses;
  symbols: ReadonlyMap<string, LinkedSymbol>;
  /** Absolute; it has `SampleSymbols`. */
  componentFile: string;
  words: SampleStrings;
}

/**
 * Mark the library's identifiers in samples, and list them with links below each. Only such pages import the component. What it
 * shows of them is in a file beside the page.
 */
export function sampleSymbols({ env, uses, symbols, componentFile, words }: Options): RspressPlugin {
  return {
    name: 'docs:sample-symbols',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const found = uses[path.relative(env.contentDir, file.path).split(path.sep).join('/')];
          if (!found) return;
          addSymbols(tree, (id) => listLinked(found[id] ?? [], symbols), words);
          tree.children?.unshift(createImport({ name: 'SampleSymbols', as: COMPONENT, from: componentFile }));
        },
      ],
    },
    afterBuild() {
      for (const [filePath, found] of Object.entries(uses)) {
        const ids = new Set(Object.values(found).flatMap((all) => all.map(({ id }) => id)));
        const hints = [...ids].sort().flatMap((id) => [[id, symbols.get(id)?.hint] as const]);
        const dir = path.join(env.devFiles?.samplesDir ?? env.outDir, contentFileToRoute(filePath));
        mkdirSync(dir, { recursive: true });
        writeFileSync(path.join(dir, SYMBOLS_FILE), JSON.stringify(Object.fromEntries(hints)));
      }
    },
  };
}

interface LinkedUse extends SymbolUse, Pick<LinkedSymbol, 'name' | 'href'> {}

/** List the uses of symbols that have a page. */
export const listLinked = (uses: readonly SymbolUse[], symbols: Options['symbols']): LinkedUse[] =>
  uses.flatMap((use) => {
    const symbol = symbols.get(use.id);
    return symbol ? [{ ...use, name: symbol.name, href: symbol.href }] : [];
  });

/** Mark identifiers in the code blocks below a node, by their ids. */
export function addSymbols(node: MarkdownNode, find: (id: string) => LinkedUse[], words: SampleStrings): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    addSymbols(child, find, words);
    const uses = find(child.data?.block?.id ?? '');
    if (uses.length === 0) return [child];
    const listed = [...new Map(uses.map((use) => [use.id, use])).values()];
    const ids = listed.map(({ id }) => id);
    const spans = uses.map(({ id, start, end }) => `${start}-${end}-${ids.indexOf(id)}`);
    child.meta = `${child.meta ?? ''} ${META}${spans.join(',')}`;
    return [child, createComponent(COMPONENT, {}, [createList(listed, words)])];
  });
}

const createList = (symbols: readonly LinkedUse[], words: SampleStrings): MarkdownNode =>
  createElement('details', {}, [
    createElement('summary', {}, [{ type: 'text', value: words.symbols }]),
    createElement(
      'ul',
      {},
      symbols.map(({ id, name, href }) => {
        const code = { type: 'inlineCode', value: name };
        return createElement('li', {}, [
          { type: 'link', url: href, data: { hProperties: { dataSymbol: id } }, children: [code] },
        ]);
      }),
    ),
  ]);

const META = 'symbols=';
const SPANS = /(?:^| )symbols=([\d,-]+)/;

/** Put the identifiers that the fence lists into elements, with their numbers in the list. */
export const symbolSpans = (): Transformer => ({
  name: 'docs:symbol-spans',
  preprocess(_code, options) {
    const [, list] = SPANS.exec(options.meta?.__raw ?? '') ?? [];
    if (!list) return;
    options.decorations = list.split(',').map((span) => {
      const [start = 0, end = 0, index = 0] = span.split('-').map(Number);
      return { start, end, properties: { 'data-symbol': String(index) } };
    });
  },
});
