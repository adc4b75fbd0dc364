import type { RspressPlugin } from '@rspress/core';
import { closeComment, openComment } from '../../common/contentComments.ts';
import type { LibraryPreviews, PreviewEntry } from '../../common/library.ts';
import { createComponent, createImport, type MarkdownNode, remark } from './markdownElement.ts';

const OPEN = openComment('preview');
const CLOSE = closeComment('preview');

type PreviewList = LibraryPreviews['list'];

const COMPONENT = 'DocsPreview';

/**
 * Turn `<!-- preview: name -->` … `<!-- /preview -->` into a live preview with its content as fallback. Only pages with previews
 * import the component: `Preview` from `componentFile` (absolute).
 */
export const previews = (componentFile: string, list: PreviewList = {}): RspressPlugin =>
  remark('previews', (tree) => {
    const blocks = foldPreviews(tree.children ?? [], list);
    if (!blocks.some(({ name }) => name === COMPONENT)) return;
    tree.children = [createImport({ name: 'Preview', as: COMPONENT, from: componentFile }), ...blocks];
  });

/** Fold a page's previews. Throws on an unknown name, a missing end or start, and an empty fallback. */
export function foldPreviews(blocks: readonly MarkdownNode[], list: PreviewList): MarkdownNode[] {
  const start = blocks.findIndex((block) => isComment(block, OPEN));
  const before = start < 0 ? blocks : blocks.slice(0, start);
  for (const block of before) refuseComments(block);
  const open = blocks[start];
  if (!open) return [...before];
  const [, name = ''] = OPEN.exec(open.value ?? '') ?? [];
  const where = `The preview "${name}"${lineOf(open)}`;
  const entry = list[name];
  if (!entry) throw new Error(`${where} is unknown. There are: ${Object.keys(list).join(', ') || 'none'}.`);
  const end = blocks.findIndex((block, index) => index > start && isComment(block, CLOSE));
  if (end < 0) throw new Error(`${where} is not closed: <!-- /preview --> is missing.`);
  const fallback = blocks.slice(start + 1, end);
  checkFallback(fallback, where);
  return [...before, createPreview(name, entry, fallback), ...foldPreviews(blocks.slice(end + 1), list)];
}

function checkFallback(fallback: readonly MarkdownNode[], where: string): void {
  for (const block of fallback) refuseComments(block);
  if (fallback.some(({ type }) => type === 'heading'))
    throw new Error(`${where} has a heading, which would vanish when the preview runs.`);
  if (!fallback.some(({ type }) => type === 'paragraph'))
    throw new Error(`${where} has no text for readers without scripts: write a paragraph before <!-- /preview -->.`);
}

/** A comment that nothing folds, as in a list, would drop the preview. */
function refuseComments(block: MarkdownNode): void {
  if (isComment(block, OPEN) || isComment(block, CLOSE))
    throw new Error(
      `The comment ${block.value}${lineOf(block)} has no partner, or is inside a list, tabs or a preview.`,
    );
  for (const child of block.children ?? []) refuseComments(child);
}

const isComment = ({ type, value = '' }: MarkdownNode, pattern: RegExp): boolean =>
  type === 'html' && pattern.test(value);

const lineOf = ({ position }: MarkdownNode): string => (position ? ` in line ${position.start.line}` : '');

function createPreview(name: string, { title, minHeights }: PreviewEntry, children: MarkdownNode[]): MarkdownNode {
  return createComponent(COMPONENT, { name, title, minHeights: minHeights.join(' ') }, children);
}
