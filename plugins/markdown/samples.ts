import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type BuildEnv, sideFile } from '../../common/buildEnv.ts';
import { readShownTitle } from '../../common/docs/fences.ts';
import {
  type PageSymbols,
  type SampleMarks,
  type SampleSource,
  SYMBOLS_FILE,
  type SymbolHint,
  type SymbolUses,
} from '../../common/samples.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { writeFields } from './codeTransformers.ts';
import { createComponent, createElement, createImport, type MarkdownNode, remark } from './markdownElement.ts';
import { parseLine } from './parser.ts';

const SAMPLE = 'DocsSample';
const UNKNOWN_RUN = 'DocsUnknownRun';
const COPY = 'DocsSampleCopy';
const SOURCE = 'DocsSampleSource';

interface Options {
  readMarks: () => SampleMarks;
  contentDir: string;
  /** Module of the components. Absolute. */
  componentsFile: string;
}

/**
 * Wrap samples that can run in components with a button, and samples that can be copied with their set-up in a menu. The page gets
 * links to where declared values are made, and a notice for links to runs that it lacks.
 */
export const samples = ({ readMarks, contentDir, componentsFile }: Options): RspressPlugin =>
  remark('samples', (tree, file) => {
    const found = readMarks()[path.relative(contentDir, file.path).split(path.sep).join('/')];
    if (!found) return;
    wrapSamples(tree, found);
    const runs = Object.keys(found).filter((id) => found[id]?.canRun);
    tree.children?.unshift(
      ...COMPONENTS.map((name) => createImport({ name, as: `Docs${name}`, from: componentsFile })),
      createComponent(UNKNOWN_RUN, { runs: runs.join(' ') }, []),
    );
  });

const COMPONENTS = ['Sample', 'SampleCopy', 'SampleSource', 'UnknownRun'];

/** Wrap code blocks with marks. */
export function wrapSamples(tree: MarkdownNode, marks: SampleMarks[string], said = new Set<string>()): void {
  if (!tree.children) return;
  const { children } = tree;
  const printed = new Set<MarkdownNode>();
  tree.children = children.flatMap((child, index) => {
    if (printed.has(child)) return [];
    wrapSamples(child, marks, said);
    const id = child.data?.block?.id ?? '';
    const { canRun, fields, source } = marks[id] ?? {};
    if (fields) child.meta = `${child.meta ?? ''} ${writeFields(fields)}`;
    const code = source && source.joined.length > 0 ? wrapCopy(child, id, source) : child;
    const above = source ? listNewSources(source, said) : [];
    if (!canRun) return [...above, code];
    const below = listPrinted(children.slice(index + 1));
    for (const one of below) printed.add(one);
    return [...above, createComponent(SAMPLE, { run: id, printed: String(below.length) }, [code, ...below])];
  });
}

/** List the blocks right below a sample that show what it prints and sends. */
function listPrinted(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const end = nodes.findIndex(({ data }) => !data?.block?.isBelowBlock || !readShownTitle(data.block));
  return nodes.slice(0, end === -1 ? undefined : end);
}

const wrapCopy = (code: MarkdownNode, id: string, { joined }: SampleSource): MarkdownNode =>
  createComponent(COPY, { sample: id, joined: joined.join('\n') }, [code]);

/** A page says once where a value comes from, above the first sample that declares it. */
function listNewSources(source: SampleSource, said: Set<string>): MarkdownNode[] {
  if (said.has(source.name) || source.links.length === 0) return [];
  said.add(source.name);
  return [createSource(source)];
}

function createSource({ name, links }: SampleSource): MarkdownNode {
  const nodes = links.flatMap(({ label, href }, index): MarkdownNode[] => [
    ...(index > 0 ? [{ type: 'text', value: ' · ' }] : []),
    { type: 'link', url: href, children: parseLine(label) },
  ]);
  return createComponent(SOURCE, {}, [...parseLine(words.source(name)), ...nodes]);
}

interface SymbolOptions {
  env: Pick<BuildEnv, 'contentDir' | 'outDir' | 'sideDir' | 'devFiles'>;
  readUses: () => SymbolUses;
  /** By id. */
  symbols: ReadonlyMap<string, SymbolHint>;
}

/** Add an element below each sample that uses the library. What it shows is in a file beside the page. */
export function sampleSymbols({ env, readUses, symbols }: SymbolOptions): RspressPlugin {
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
export function listPageSymbols(found: SymbolUses[string], symbols: SymbolOptions['symbols']): ListedSymbols {
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
