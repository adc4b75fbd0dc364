import type { RspressPlugin } from '@rspress/core';
import type { ListApiLines } from '../pages/apiLines.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';
import { parseLine } from './parseLine.ts';

/** Write below each signature of a page since when it exists and in which versions it changed. */
export function apiFacts(listApiLines: ListApiLines): RspressPlugin {
  return {
    name: 'docs:api-facts',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode, file: { value: unknown }) => {
          const found = listApiLines(String(file.value));
          if (found.length > 0) addLines(tree, new Map(found.map(({ endLine, lines }) => [endLine, lines])));
        },
      ],
    },
  };
}

/** Add lines behind the blocks of code that end at a line of the page. */
export function addLines(tree: MarkdownNode, linesByEnd: ReadonlyMap<number, readonly string[]>): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => {
    if (child.type !== 'code') {
      addLines(child, linesByEnd);
      return [child];
    }
    const lines = linesByEnd.get(child.position?.end?.line ?? 0) ?? [];
    return [child, ...lines.map((line) => createElement('docs-api-facts', {}, parseLine(line)))];
  });
}
