import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SampleMark, SampleMarks, SampleSource } from '../../common/sampleRuns.ts';
import type { SampleStrings } from '../../common/strings/samples.en.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';
import { parseLine } from './parseLine.ts';

interface Options {
  marks: SampleMarks;
  contentDir: string;
  words: SampleStrings;
}

/**
 * Put each sample that readers can run into an element that draws a button for it; a sample whose packages the version lacks gets
 * a word about that. Above a sample that declares a value which others make stands a line with links to those.
 */
export function samples({ marks, contentDir, words }: Options): RspressPlugin {
  return {
    name: 'docs:samples',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const found = marks[path.relative(contentDir, file.path).split(path.sep).join('/')];
          if (found) wrapSamples(tree, found, words);
        },
      ],
    },
  };
}

/** Wrap the blocks of code that are named by their digests. */
export function wrapSamples(tree: MarkdownNode, marks: SampleMarks[string], words: SampleStrings): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => {
    wrapSamples(child, marks, words);
    const id = child.type === 'code' ? digest(child.value ?? '') : '';
    const mark = marks[id];
    if (!mark) return [child];
    const block = wrapSample(child, id, mark);
    return mark.source ? [createSourceLine(id, mark.source, words), block] : [block];
  });
}

const wrapSample = (code: MarkdownNode, id: string, { canRun }: SampleMark): MarkdownNode =>
  canRun === undefined ? code : createElement('docs-sample', { run: canRun ? id : '' }, [code]);

/** Write where a value comes from, and behind it a button for each whole program. */
function createSourceLine(id: string, { name, links, programs }: SampleSource, words: SampleStrings): MarkdownNode {
  const nodes = links.flatMap(({ label, href }, index): MarkdownNode[] => [
    ...(index > 0 ? [{ type: 'text', value: ' · ' }] : []),
    { type: 'link', url: href, children: parseLine(label) },
  ]);
  const buttons = programs.map((label, index) =>
    createElement('docs-program', { sample: id, index: String(index), label }, []),
  );
  return createElement('docs-sample-source', {}, [
    createElement('div', {}, [...parseLine(words.source(name)), ...nodes]),
    ...(buttons.length > 0 ? [createGroup(words.copyProgram, buttons)] : []),
  ]);
}

const createGroup = (label: string, buttons: MarkdownNode[]): MarkdownNode =>
  createElement('fieldset', { ariaLabel: label }, [{ type: 'text', value: `${label}:` }, ...buttons]);

/** The name of a sample in `SampleMarks`. */
const digest = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 8);
