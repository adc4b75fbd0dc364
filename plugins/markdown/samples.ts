import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readShownTitle } from '../../common/docs/fences.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
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
import {
  type Change,
  createComponent,
  createElement,
  createImport,
  createLine,
  replaceNodes,
} from './markdownElement.ts';

/** Names of the theme's components; pages import them with a prefix. */
type Component = 'Sample' | 'SampleCopy' | 'SampleSource' | 'UnknownRun';
const COMPONENTS: readonly Component[] = ['Sample', 'SampleCopy', 'SampleSource', 'UnknownRun'];

const create = (name: Component, attributes: Record<string, string>, children: MarkdownNode[]): MarkdownNode =>
  createComponent(`Docs${name}`, attributes, children);

/**
 * Wrap samples that can run in components with a button, and samples that can be copied with their set-up in a menu. The page gets
 * links to where declared values are made, and a notice for links to runs that it lacks. `componentsFile` (absolute) has the
 * components.
 */
export const samples =
  (readMarks: () => SampleMarks, componentsFile: string): Change =>
  (tree, filePath) => {
    const found = readMarks()[filePath];
    if (!found) return;
    wrapSamples(tree, found);
    const runs = Object.keys(found).filter((id) => found[id]?.canRun);
    tree.children?.unshift(
      ...COMPONENTS.map((name) => createImport({ name, as: `Docs${name}`, from: componentsFile })),
      create('UnknownRun', { runs: runs.join(' ') }, []),
    );
  };

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
    return [...above, create('Sample', { run: id, printed: String(below.length) }, [code, ...below])];
  });
}

/** List the blocks right below a sample that show what it prints and sends. */
function listPrinted(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const end = nodes.findIndex(({ data }) => !data?.block?.isBelowBlock || !readShownTitle(data.block));
  return nodes.slice(0, end === -1 ? undefined : end);
}

const wrapCopy = (code: MarkdownNode, id: string, { joined }: SampleSource): MarkdownNode =>
  create('SampleCopy', { sample: id, joined: joined.join('\n') }, [code]);

/** A page says once where a value comes from, above the first sample that declares it. */
function listNewSources(source: SampleSource, said: Set<string>): MarkdownNode[] {
  if (said.has(source.name) || source.links.length === 0) return [];
  said.add(source.name);
  return [createSource(source)];
}

function createSource({ name, links }: SampleSource): MarkdownNode {
  const nodes = links.flatMap(({ label, href }, index): MarkdownNode[] => [
    ...(index > 0 ? [{ type: 'text', value: ' · ' }] : []),
    { type: 'link', url: href, children: createLine(label) },
  ]);
  return create('SampleSource', {}, [...createLine(words.source(name)), ...nodes]);
}

/** By id. */
type Symbols = ReadonlyMap<string, SymbolHint>;

/** Add an element below each sample that uses the library. What it shows is in a file beside the page. */
export const sampleSymbols =
  (readUses: () => SymbolUses, symbols: Symbols): Change =>
  (tree, filePath) => {
    const found = readUses()[filePath];
    if (!found) return;
    const { numbers } = listPageSymbols(found, symbols);
    replaceNodes(tree, (node) => {
      const number = numbers.get(node.data?.block?.id ?? '');
      return number === undefined ? [node] : [node, createElement('docs-symbols', { sample: String(number) }, [])];
    });
  };

/** Write what these elements show beside each page. */
export function writeSymbolFiles(uses: SymbolUses, symbols: Symbols, outDir: string): void {
  for (const [filePath, found] of Object.entries(uses)) {
    const dir = path.join(outDir, contentFileToRoute(filePath));
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, SYMBOLS_FILE), JSON.stringify(listPageSymbols(found, symbols).content));
  }
}

interface ListedSymbols {
  content: PageSymbols;
  /** Of samples, by the digest of their code. */
  numbers: ReadonlyMap<string, number>;
}

/** List the symbols of a page that the reference has. */
export function listPageSymbols(found: SymbolUses[string], symbols: Symbols): ListedSymbols {
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
