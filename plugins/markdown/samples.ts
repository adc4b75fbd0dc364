import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readShownTitle } from '../../common/docs/shownBlock.ts';
import type { SampleMarks, SampleSource } from '../../common/samples.ts';
import type { SampleStrings } from '../../common/strings/en/sample.ts';
import { createComponent, createImport, type MarkdownNode, remark } from './markdownElement.ts';
import { parseLine } from './parser.ts';
import { writeFields } from './sampleFields.ts';

const SAMPLE = 'DocsSample';
const UNKNOWN_RUN = 'DocsUnknownRun';
const COPY = 'DocsSampleCopy';
const SOURCE = 'DocsSampleSource';

interface Options {
  readMarks: () => SampleMarks;
  contentDir: string;
  /** Module of the components. Absolute. */
  componentsFile: string;
  words: SampleStrings;
}

/**
 * Wrap samples that can run in components with a button, and samples that can be copied with their set-up in a menu. The page gets
 * links to where declared values are made, and a notice for links to runs that it lacks.
 */
export const samples = ({ readMarks, contentDir, componentsFile, words }: Options): RspressPlugin =>
  remark('samples', (tree, file) => {
    const found = readMarks()[path.relative(contentDir, file.path).split(path.sep).join('/')];
    if (!found) return;
    wrapSamples(tree, found, words);
    const runs = Object.keys(found).filter((id) => found[id]?.canRun);
    tree.children?.unshift(
      ...COMPONENTS.map((name) => createImport({ name, as: `Docs${name}`, from: componentsFile })),
      createComponent(UNKNOWN_RUN, { runs: runs.join(' ') }, []),
    );
  });

const COMPONENTS = ['Sample', 'SampleCopy', 'SampleSource', 'UnknownRun'];

/** Wrap code blocks with marks. */
export function wrapSamples(
  tree: MarkdownNode,
  marks: SampleMarks[string],
  words: SampleStrings,
  said = new Set<string>(),
): void {
  if (!tree.children) return;
  const { children } = tree;
  const printed = new Set<MarkdownNode>();
  tree.children = children.flatMap((child, index) => {
    if (printed.has(child)) return [];
    wrapSamples(child, marks, words, said);
    const id = child.data?.block?.id ?? '';
    const { canRun, fields, source } = marks[id] ?? {};
    if (fields) child.meta = `${child.meta ?? ''} ${writeFields(fields)}`;
    const code = source && source.joined.length > 0 ? wrapCopy(child, id, source) : child;
    const above = source ? listNewSources(source, words, said) : [];
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
function listNewSources(source: SampleSource, words: SampleStrings, said: Set<string>): MarkdownNode[] {
  if (said.has(source.name) || source.links.length === 0) return [];
  said.add(source.name);
  return [createSource(source, words)];
}

function createSource({ name, links }: SampleSource, words: SampleStrings): MarkdownNode {
  const nodes = links.flatMap(({ label, href }, index): MarkdownNode[] => [
    ...(index > 0 ? [{ type: 'text', value: ' · ' }] : []),
    { type: 'link', url: href, children: parseLine(label) },
  ]);
  return createComponent(SOURCE, {}, [...parseLine(words.source(name)), ...nodes]);
}
