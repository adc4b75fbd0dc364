import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type BuildEnv, sideFile } from '../../common/buildEnv.ts';
import { type PageSymbols, SYMBOLS_FILE, type SymbolHint, type SymbolUses } from '../../common/samples.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { createElement, type MarkdownNode, remark } from './markdownElement.ts';

interface Options {
  env: Pick<BuildEnv, 'contentDir' | 'outDir' | 'sideDir' | 'devFiles'>;
  readUses: () => SymbolUses;
  /** By id. */
  symbols: ReadonlyMap<string, SymbolHint>;
}

/** Add an element below each sample that uses the library. What it shows is in a file beside the page. */
export function sampleSymbols({ env, readUses, symbols }: Options): RspressPlugin {
  return {
    ...remark('sample-symbols', (tree, file) => {
      const found = readUses()[path.relative(env.contentDir, file.path).split(path.sep).join('/')];
      if (found) addElements(tree, listPageSymbols(found, symbols).numbers);
    }),
    afterBuild() {
      for (const [filePath, found] of Object.entries(readUses())) {
        const { content } = listPageSymbols(found, symbols);
        const dir = path.join(env.devFiles ? sideFile(env, 'samples') : env.outDir, contentFileToRoute(filePath));
        mkdirSync(dir, { recursive: true });
        writeFileSync(path.join(dir, SYMBOLS_FILE), JSON.stringify(content));
      }
    },
  };
}

interface ListedSymbols {
  content: PageSymbols;
  /** Of samples, by the digest of their code. */
  numbers: ReadonlyMap<string, number>;
}

/** List the symbols of a page that the reference has. */
export function listPageSymbols(found: SymbolUses[string], symbols: Options['symbols']): ListedSymbols {
  const hints = new Map<SymbolHint, number>();
  const content: PageSymbols = { symbols: [], samples: [] };
  const numbers = new Map<string, number>();
  for (const [sample, uses] of Object.entries(found)) {
    const known = uses.flatMap(({ id, start, end }) => {
      const hint = symbols.get(id);
      return hint ? [{ hint, start, end }] : [];
    });
    if (known.length === 0) continue;
    for (const { hint } of known) if (!hints.has(hint)) hints.set(hint, hints.size);
    numbers.set(sample, content.samples.length);
    content.samples.push(known.map(({ hint, start, end }) => [start, end, hints.get(hint) ?? 0]));
  }
  content.symbols = [...hints.keys()];
  return { content, numbers };
}

/** Add the element below each code block with a number. */
function addElements(node: MarkdownNode, numbers: ListedSymbols['numbers']): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    addElements(child, numbers);
    const number = numbers.get(child.data?.block?.id ?? '');
    return number === undefined ? [child] : [child, createElement('docs-symbols', { sample: String(number) }, [])];
  });
}
