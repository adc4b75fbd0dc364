import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SampleMark, SampleMarks, SampleSource } from '../../common/sampleRuns.ts';
import type { SampleStrings } from '../../common/strings/en/sample.ts';
import { createComponent, createElement, createImport, type MarkdownNode } from './markdownElement.ts';
import { parseLine } from './parseLine.ts';

const SAMPLE = 'DocsSample';
const UNKNOWN_RUN = 'DocsUnknownRun';
const SOURCE = 'DocsSampleSource';
const PROGRAM = 'DocsProgram';

interface Options {
  marks: SampleMarks;
  contentDir: string;
  /** Absolute. */
  componentsDir: string;
  words: SampleStrings;
}

/**
 * Wrap samples that can run in components with a button. Declared values get links to their sources, and
 * the page a notice for links to runs that it lacks. A page imports only components in use.
 */
export function samples({ marks, contentDir, componentsDir, words }: Options): RspressPlugin {
  return {
    name: 'docs:samples',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const found = marks[path.relative(contentDir, file.path).split(path.sep).join('/')];
          if (!found) return;
          wrapSamples(tree, found, words);
          const runs = Object.keys(found).filter((id) => found[id]?.canRun);
          tree.children?.unshift(
            ...listImports(Object.values(found), componentsDir),
            createComponent(UNKNOWN_RUN, { runs: runs.join(' ') }, []),
          );
        },
      ],
    },
  };
}

function listImports(marks: readonly SampleMark[], componentsDir: string): MarkdownNode[] {
  const fileOf = (name: string) => path.join(componentsDir, `${name}.tsx`);
  const source = fileOf('SampleSource');
  return [
    { name: 'UnknownRun', as: UNKNOWN_RUN, from: fileOf('UnknownRun') },
    marks.some(({ canRun }) => canRun) && { name: 'Sample', as: SAMPLE, from: fileOf('Sample') },
    marks.some((mark) => mark.source) && { name: 'SampleSource', as: SOURCE, from: source },
    marks.some((mark) => mark.source?.programs.length) && { name: 'ProgramButton', as: PROGRAM, from: source },
  ]
    .filter((one) => typeof one === 'object')
    .map(createImport);
}

/** Wrap code blocks with marks. */
export function wrapSamples(tree: MarkdownNode, marks: SampleMarks[string], words: SampleStrings): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => {
    wrapSamples(child, marks, words);
    const id = child.data?.block?.id ?? '';
    const mark = marks[id];
    if (!mark) return [child];
    const block = mark.canRun ? createComponent(SAMPLE, { run: id }, [child]) : child;
    return mark.source ? [createSourceLine(id, mark.source, words), block] : [block];
  });
}

function createSourceLine(id: string, { name, links, programs }: SampleSource, words: SampleStrings): MarkdownNode {
  const nodes = links.flatMap(({ label, href }, index): MarkdownNode[] => [
    ...(index > 0 ? [{ type: 'text', value: ' · ' }] : []),
    { type: 'link', url: href, children: parseLine(label) },
  ]);
  const buttons = programs.map((label, index) =>
    createComponent(PROGRAM, { sample: id, index: String(index), label }, []),
  );
  return createComponent(SOURCE, {}, [
    createElement('div', {}, [...parseLine(words.source(name)), ...nodes]),
    ...(buttons.length > 0 ? [createGroup(words.copyProgram, buttons)] : []),
  ]);
}

const createGroup = (label: string, buttons: MarkdownNode[]): MarkdownNode =>
  createElement('fieldset', { ariaLabel: label }, [{ type: 'text', value: `${label}:` }, ...buttons]);
