import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readShownTitle } from '../../common/docs/fences.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import {
  type SampleExtras,
  type SampleSource,
  SYMBOLS_FILE,
  type SymbolCard,
  type SymbolCards,
  type SymbolLink,
  type SymbolUses,
} from '../../common/samples.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { describeStatus } from '../pages/apiLines.ts';
import { breakObjects } from '../pages/formatReferenceHtml.ts';
import type { LibrarySymbol, SymbolTable } from '../pages/symbols.ts';
import { writeWords } from './codeTransformers.ts';
import { type Change, createComponent, createImport, createLine, replaceNodes } from './markdownElement.ts';

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
  (readExtras: () => SampleExtras, componentsFile: string): Change =>
  (tree, filePath) => {
    const found = readExtras()[filePath];
    if (!found) return;
    wrapSamples(tree, found);
    const runs = Object.keys(found).filter((id) => found[id]?.canRun);
    tree.children?.unshift(
      ...COMPONENTS.map((name) => createImport({ name, as: `Docs${name}`, from: componentsFile })),
      create('UnknownRun', { runs: runs.join(' ') }, []),
    );
  };

/** Lines of code that are higher than most windows: its buttons are below it, too. */
const LONG = 32;

/** Wrap code blocks that have extras. */
export function wrapSamples(tree: MarkdownNode, extras: SampleExtras[string], said = new Set<string>()): void {
  if (!tree.children) return;
  const { children } = tree;
  const printed = new Set<MarkdownNode>();
  tree.children = children.flatMap((child, index) => {
    if (printed.has(child)) return [];
    wrapSamples(child, extras, said);
    const id = child.data?.block?.id ?? '';
    const { canRun, fields, source } = extras[id] ?? {};
    if (fields) child.meta = writeWords(child, 'fields', fields);
    const code = source && source.joined.length > 0 ? wrapCopy(child, id, source) : child;
    const above = source ? listNewSources(source, said) : [];
    if (!canRun) return [...above, code];
    const below = listPrinted(children.slice(index + 1));
    for (const one of below) printed.add(one);
    const isLong = (child.value?.split('\n').length ?? 0) > LONG;
    const attributes = { run: id, printed: String(below.length), ...(isLong && { isLong: '' }) };
    return [...above, create('Sample', attributes, [code, ...below])];
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

/** List the uses that are links, by the digest of their code: those of symbols that the reference has. */
export const listSymbolLinks = (
  uses: SymbolUses[string] = {},
  symbols: ReadonlyMap<string, Pick<LibrarySymbol, 'href'>>,
): Record<string, SymbolLink[]> =>
  Object.fromEntries(
    Object.entries(uses).map(([id, some]) => [
      id,
      some.flatMap((use) => {
        const href = symbols.get(use.id)?.href;
        return href === undefined ? [] : [{ ...use, href }];
      }),
    ]),
  );

/** Name in the fences of samples the symbols that become links when the code is highlighted. */
export const sampleSymbols =
  (version: { readUses: () => SymbolUses; symbols: SymbolTable }): Change =>
  (tree, filePath) => {
    const links = listSymbolLinks(version.readUses()[filePath], version.symbols);
    replaceNodes(tree, (node) => {
      const found = links[node.data?.block?.id ?? ''] ?? [];
      if (node.type === 'code' && found.length > 0) node.meta = writeWords(node, 'symbols', found);
      return [node];
    });
  };

/** Write what cards show of the symbols in samples. */
export function writeSymbolCards(uses: SymbolUses, symbols: SymbolTable, outDir: string): void {
  const ids = new Set(
    Object.values(uses).flatMap((page) => Object.values(page).flatMap((some) => some.map(({ id }) => id))),
  );
  const cards: SymbolCards = {};
  for (const [id, symbol] of symbols) if (ids.has(id)) cards[id] = createCard(symbol);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, SYMBOLS_FILE), JSON.stringify(cards));
}

/** The reference says less of a member, because its type is above. */
const createCard = ({ label, code, summary, status, place }: LibrarySymbol): SymbolCard => ({
  name: label,
  code: breakObjects(code),
  summary,
  note: describeStatus(status) || undefined,
  page: place?.title,
});
