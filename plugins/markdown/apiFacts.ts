import type { RspressPlugin } from '@rspress/core';
import type { ListApiLines } from '../pages/apiLines.ts';
import { createElement, type MarkdownNode, remark } from './markdownElement.ts';
import { parseLine } from './parser.ts';

/** Add each signature's history of changes below it. */
export const apiFacts = (listApiLines: ListApiLines): RspressPlugin =>
  remark('api-facts', (tree) => addLines(tree, listApiLines));

/** Add lines after the code blocks below a node. */
function addLines(node: MarkdownNode, listApiLines: ListApiLines): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    addLines(child, listApiLines);
    const lines = child.data?.block ? listApiLines(child.data.block) : [];
    return [child, ...lines.map((line) => createElement('docs-api-facts', {}, parseLine(line)))];
  });
}
