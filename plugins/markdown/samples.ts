import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SampleMarks } from '../../common/sampleRuns.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';

/**
 * Put each sample that readers can run into an element that draws a button for it; a sample whose packages the version lacks gets
 * a word about that.
 */
export function samples(marks: SampleMarks, contentDir: string): RspressPlugin {
  return {
    name: 'docs:samples',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { path: string }) => {
          const found = marks[path.relative(contentDir, file.path).split(path.sep).join('/')];
          if (found) wrapSamples(tree, found);
        },
      ],
    },
  };
}

/** Wrap the blocks of code that are named by their digests. */
export function wrapSamples(tree: MarkdownNode, marks: SampleMarks[string]): void {
  if (!tree.children) return;
  tree.children = tree.children.map((child) => {
    wrapSamples(child, marks);
    const id = child.type === 'code' ? digest(child.value ?? '') : '';
    const canRun = marks[id];
    return canRun === undefined ? child : createElement('docs-sample', { run: canRun ? id : '' }, [child]);
  });
}

/** The name of a sample in `SampleMarks`. */
const digest = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 8);
