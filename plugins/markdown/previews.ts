import type { RspressPlugin } from '@rspress/core';
import { closeComment, openComment } from '../../common/contentComments.ts';
import { isPreviewName, PREVIEWS, type PreviewName } from '../../common/previews.ts';
import { createComponent, createImport, type MarkdownNode } from './markdownElement.ts';

const OPEN = openComment('preview');
const CLOSE = closeComment('preview');

/** What a page calls the component that draws its previews. */
const COMPONENT = 'DocsPreview';

/**
 * Turn what stands between the comments `<!-- preview: name -->` and `<!-- /preview -->` into a live preview: it is what a
 * reader gets until the preview runs, or where it cannot. Only a page that names a preview imports the component, so that no other
 * page loads a byte of it. `componentFile` is the file that exports it as `Preview`, absolute.
 */
export function previews(componentFile: string): RspressPlugin {
  return {
    name: 'docs:previews',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode) => {
          const blocks = foldPreviews(tree.children ?? []);
          if (!blocks.some(({ name }) => name === COMPONENT)) return;
          tree.children = [createImport({ name: 'Preview', as: COMPONENT, from: componentFile }), ...blocks];
        },
      ],
    },
  };
}

/** Fold every preview in a page's blocks. Throws on an unknown name, a missing end or start, and a fallback that says nothing. */
export function foldPreviews(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const start = blocks.findIndex((block) => isComment(block, OPEN));
  const before = start < 0 ? blocks : blocks.slice(0, start);
  for (const block of before) refuseComments(block);
  const open = blocks[start];
  if (!open) return [...before];
  const [, name = ''] = OPEN.exec(open.value ?? '') ?? [];
  const where = `The preview "${name}"${lineOf(open)}`;
  if (!isPreviewName(name)) throw new Error(`${where} is unknown. There are: ${Object.keys(PREVIEWS).join(', ')}.`);
  const end = blocks.findIndex((block, index) => index > start && isComment(block, CLOSE));
  if (end < 0) throw new Error(`${where} is not closed: <!-- /preview --> is missing.`);
  const fallback = blocks.slice(start + 1, end);
  checkFallback(fallback, where);
  return [...before, createPreview(name, fallback), ...foldPreviews(blocks.slice(end + 1))];
}

function checkFallback(fallback: readonly MarkdownNode[], where: string): void {
  for (const block of fallback) refuseComments(block);
  if (fallback.some(({ type }) => type === 'heading'))
    throw new Error(`${where} has a heading, which would vanish when the preview runs.`);
  if (!fallback.some(({ type }) => type === 'paragraph'))
    throw new Error(`${where} has no text for readers without scripts: write a paragraph before <!-- /preview -->.`);
}

/** A comment that nothing folds, such as one in a list, would leave its page without the preview, and nobody would know. */
function refuseComments(block: MarkdownNode): void {
  if (isComment(block, OPEN) || isComment(block, CLOSE))
    throw new Error(
      `The comment ${block.value}${lineOf(block)} has no partner, or stands inside a list, tabs or a preview.`,
    );
  for (const child of block.children ?? []) refuseComments(child);
}

const isComment = ({ type, value = '' }: MarkdownNode, pattern: RegExp): boolean =>
  type === 'html' && pattern.test(value);

const lineOf = ({ position }: MarkdownNode): string => (position ? ` in line ${position.start.line}` : '');

function createPreview(name: PreviewName, children: MarkdownNode[]): MarkdownNode {
  const { title, minHeights } = PREVIEWS[name];
  return createComponent(COMPONENT, { name, title, minHeights: minHeights.join(' ') }, children);
}
