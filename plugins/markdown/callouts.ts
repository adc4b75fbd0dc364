import { isCalloutKind } from '../../common/callouts.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement } from '../../common/docs/markdownNode.ts';

const OPEN = /^(:{3,})\s*(\w+)[^\S\n]*(.*)\n?/;
const CLOSE = /\n?(:{3,})$/;

/**
 * Turn `:::kind Title` … `:::` into a callout. Rspress, which runs first, leaves unknown kinds as text, and callouts with more
 * colons, which have others in them.
 */
export function callouts(tree: MarkdownNode): void {
  tree.children = foldCallouts(tree.children ?? []);
}

/** Fold the callouts in blocks, at any depth. One ends at the number of colons that it begins with. */
export function foldCallouts(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const start = blocks.findIndex(readOpening);
  const opening = blocks[start] && readOpening(blocks[start]);
  const end = blocks.findIndex((block, index) => index >= start && readClosing(block) === opening?.colons);
  if (!opening || end < 0) return blocks.map(foldInside);
  const inside = foldCallouts(stripFences(blocks.slice(start, end + 1)));
  const callout = createElement('docs-callout', opening.properties, inside);
  return [...blocks.slice(0, start).map(foldInside), callout, ...foldCallouts(blocks.slice(end + 1))];
}

const foldInside = (block: MarkdownNode): MarkdownNode =>
  block.children ? { ...block, children: foldCallouts(block.children) } : block;

function readOpening({ type, children = [] }: MarkdownNode) {
  const [, colons = '', kind = '', title = ''] = (type === 'paragraph' && OPEN.exec(children[0]?.value ?? '')) || [];
  if (!isCalloutKind(kind)) return undefined;
  const properties: Record<string, string> = title ? { type: kind, title } : { type: kind };
  return { colons, properties };
}

const readClosing = ({ type, children = [] }: MarkdownNode): string | undefined =>
  type === 'paragraph' ? CLOSE.exec(children.at(-1)?.value ?? '')?.[1] : undefined;

function stripFences(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const opening = blocks[0]?.children?.[0];
  if (opening) opening.value = opening.value?.replace(OPEN, '') ?? '';
  const closing = blocks.at(-1)?.children?.at(-1);
  if (closing) closing.value = closing.value?.replace(CLOSE, '') ?? '';
  return blocks.filter(({ type, children }) => type !== 'paragraph' || children?.some(({ value }) => value !== ''));
}
