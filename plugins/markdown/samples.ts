import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SampleMarks } from '../../common/sampleRuns.ts';
import type { SampleStrings } from '../../common/strings/sample.en.ts';
import { createComponent, createImport, type MarkdownNode } from './markdownElement.ts';

/** What a page calls the component that draws its samples. */
const COMPONENT = 'DocsSample';

interface Options {
  marks: SampleMarks;
  contentDir: string;
  /** File that exports the component as `Sample`, absolute. */
  componentFile: string;
  words: SampleStrings;
}

/**
 * Put each sample that readers can run into a component that draws a button for it; a sample whose packages the version lacks gets
 * a word about that. Only a page with such samples imports the component.
 */
export function samples({ marks, contentDir, componentFile, words }: Options): RspressPlugin {
  return {
    name: 'docs:samples',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const found = marks[path.relative(contentDir, file.path).split(path.sep).join('/')];
          if (!found) return;
          wrapSamples(tree, { marks: found, words });
          tree.children?.unshift(createImport({ name: 'Sample', as: COMPONENT, from: componentFile }));
        },
      ],
    },
  };
}

/** Wrap the blocks of code that are named by their digests. */
export function wrapSamples(
  tree: MarkdownNode,
  { marks, words }: { marks: SampleMarks[string]; words: SampleStrings },
): void {
  if (!tree.children) return;
  tree.children = tree.children.map((child) => {
    wrapSamples(child, { marks, words });
    const run = child.type === 'code' ? digest(child.value ?? '') : '';
    const canRun = marks[run];
    if (canRun === undefined) return child;
    const attributes = canRun ? { run, label: words.run } : { label: words.cannotRun, title: words.noPackages };
    return createComponent(COMPONENT, attributes, [child]);
  });
}

/** The name of a sample in `SampleMarks`. */
const digest = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 8);
