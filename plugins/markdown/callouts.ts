import type { RspressPlugin } from '@rspress/core';
import { isCalloutKind } from '../../common/callouts.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';

const OPEN = /^:::\s*(\w+)[^\S\n]*(.*)\n?/;
const CLOSE = /\n?:::$/;

/** Turn `:::kind Title` … `:::` into a callout. Rspress, which runs first, leaves unknown kinds as text. */
export function callouts(): RspressPlugin {
  return {
    name: 'docs:callouts',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode) => {
          tree.children = foldCallouts(tree.children ?? []);
        },
      ],
    },
  };
}

/** Fold the callouts in blocks, at any depth. */
export function foldCallouts(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const start = blocks.findIndex(readOpening);
  const end = blocks.findIndex((block, index) => index >= start && isClosing(block));
  const opening = blocks[start] && readOpening(blocks[start]);
  if (!opening || end < 0) return blocks.map(foldInside);
  const callout = createElement('docs-callout', opening, stripFences(blocks.slice(start, end + 1)).map(foldInside));
  return [...blocks.slice(0, start).map(foldInside), callout, ...foldCallouts(blocks.slice(end + 1))];
}

const foldInside = (block: MarkdownNode): MarkdownNode =>
  block.children ? { ...block, children: foldCallouts(block.children) } : block;

function readOpening({ type, children = [] }: MarkdownNode): Record<string, string> | undefined {
  const [, kind = '', title = ''] = (type === 'paragraph' && OPEN.exec(children[0]?.value ?? '')) || [];
  if (!isCalloutKind(kind)) return undefined;
  return title ? { type: kind, title } : { type: kind };
}

const isClosing = ({ type, children = [] }: MarkdownNode): boolean =>
  type === 'paragraph' && CLOSE.test(children.at(-1)?.value ?? '');

function stripFences(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const opening = blocks[0]?.children?.[0];
  if (opening) opening.value = opening.value?.replace(OPEN, '') ?? '';
  const closing = blocks.at(-1)?.children?.at(-1);
  if (closing) closing.value = closing.value?.replace(CLOSE, '') ?? '';
  return blocks.filter(({ type, children }) => type !== 'paragraph' || children?.some(({ value }) => value !== ''));
}
