import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SampleMark, SampleMarks, SampleSource } from '../../common/sampleRuns.ts';
import type { SampleStrings } from '../../common/strings/sample.en.ts';
import { digest } from '../rspress/FileCache.ts';
import { createComponent, createElement, createImport, type MarkdownNode } from './markdownElement.ts';
import { parseLine } from './parseLine.ts';

/** What a page calls the components that draw its samples. */
const SAMPLE = 'DocsSample';
const NOTE = 'DocsSampleNote';
const UNKNOWN_RUN = 'DocsUnknownRun';
const SOURCE = 'DocsSampleSource';
const PROGRAM = 'DocsProgram';

interface Options {
  marks: SampleMarks;
  contentDir: string;
  /** Folder with the files of the components, absolute. */
  componentsDir: string;
  words: SampleStrings;
}

/**
 * Put each sample that readers can run into a component that draws a button for it; one that runs elsewhere gets a word about that.
 * Above a sample that declares a value which others make stands a line with links to those. At the top stands what tells of a
 * link to a run that the page does not have. A page imports only the components that it has.
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
    marks.some(({ obstacle }) => obstacle) && { name: 'SampleNote', as: NOTE, from: fileOf('SampleNote') },
    marks.some((mark) => mark.source) && { name: 'SampleSource', as: SOURCE, from: source },
    marks.some((mark) => mark.source?.programs.length) && { name: 'ProgramButton', as: PROGRAM, from: source },
  ]
    .filter((one) => typeof one === 'object')
    .map(createImport);
}

/** Wrap the blocks of code that are named by their digests. */
export function wrapSamples(tree: MarkdownNode, marks: SampleMarks[string], words: SampleStrings): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => {
    wrapSamples(child, marks, words);
    const id = child.type === 'code' ? nameSample(child.value ?? '') : '';
    const mark = marks[id];
    if (!mark) return [child];
    const block = wrapSample(child, { id, mark, words });
    return mark.source ? [createSourceLine(id, mark.source, words), block] : [block];
  });
}

interface Wrapping {
  id: string;
  mark: SampleMark;
  words: SampleStrings;
}

function wrapSample(code: MarkdownNode, { id, mark: { canRun, obstacle }, words }: Wrapping): MarkdownNode {
  if (canRun) return createComponent(SAMPLE, { run: id }, [code]);
  return obstacle ? createComponent(NOTE, { label: words.cannotRun[obstacle] }, [code]) : code;
}

/** Write where a value comes from, and behind it a button for each whole program. */
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

/** The name of a sample in `SampleMarks`. */
const nameSample = (code: string): string => digest(code).slice(0, 8);
