import type { RspressPlugin } from '@rspress/core';
import { ADDED_PART } from '../../common/articleParts.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { splitPairs } from '../../common/docs/pairedComments.ts';
import type { LibraryPreviews } from '../../common/library.ts';
import { isReleased } from '../../common/version.ts';
import {
  type ContentFolder,
  createComponent,
  createContentError,
  createElement,
  createImport,
  type MarkdownNode,
  nameContentFile,
  remark,
} from './markdownElement.ts';

type Draw = (pair: {
  /** What follows the colon of the comment. */
  argument: string;
  blocks: MarkdownNode[];
  /** Creates an error with the line of the comment. */
  fail: (message: string) => Error;
}) => MarkdownNode[];

/** Draw what is between the comments of a name. Throws, with page and line, on comments without a partner. */
export function foldPairs(tree: MarkdownNode, filePath: string, name: Parameters<typeof splitPairs>[1], draw: Draw) {
  const { runs, problems } = splitPairs(tree.children ?? [], name);
  const [problem] = problems;
  if (problem) throw createContentError({ filePath, line: problem.line }, problem.message);
  tree.children = runs.flatMap(({ open, argument, blocks }) => {
    const fail = (message: string) => createContentError({ filePath, line: open?.position?.start.line }, message);
    return open ? draw({ argument, blocks, fail }) : blocks;
  });
}

/** Leave out what is between `<!-- unreleased -->` and `<!-- /unreleased -->` in released versions, before other plugins change blocks. */
export const unreleased = ({ role }: Pick<BuildEnv, 'role'>, folder: ContentFolder): RspressPlugin =>
  remark('unreleased', (tree, file) =>
    foldPairs(tree, nameContentFile(folder, file.path), 'unreleased', ({ blocks }) =>
      isReleased(role) ? [] : blocks.map(markAdded),
    ),
  );

/** A release drops the block from the same Markdown, so it counts for no comparison. */
const markAdded = (block: MarkdownNode): MarkdownNode => ({
  ...block,
  data: { ...block.data, hProperties: { ...block.data?.hProperties, [ADDED_PART]: '' } },
});

const PREVIEW = 'DocsPreview';

/**
 * Turn `<!-- preview: name -->` … `<!-- /preview -->` into a live preview with its content as fallback. Only pages with previews
 * import the component: `Preview` from `componentFile` (absolute).
 */
export const previews = (
  folder: ContentFolder,
  componentFile: string,
  list: LibraryPreviews['list'] = {},
): RspressPlugin =>
  remark('previews', (tree, file) => {
    foldPairs(tree, nameContentFile(folder, file.path), 'preview', createDrawPreview(list));
    if (!tree.children?.some(({ name }) => name === PREVIEW)) return;
    tree.children.unshift(createImport({ name: 'Preview', as: PREVIEW, from: componentFile }));
  });

/** Create a Draw that refuses an unknown name and an empty fallback. */
export const createDrawPreview =
  (list: LibraryPreviews['list']): Draw =>
  ({ argument: name, blocks, fail }) => {
    const entry = list[name];
    if (!entry) throw fail(`The preview "${name}" is unknown. There are: ${Object.keys(list).join(', ') || 'none'}.`);
    if (!blocks.some(({ type }) => type === 'paragraph'))
      throw fail(`The preview "${name}" has no text for readers without scripts: write a paragraph in it.`);
    return [createComponent(PREVIEW, { name, title: entry.title, minHeights: entry.minHeights.join(' ') }, blocks)];
  };

/**
 * Turn `<!-- tabs: group -->` … `<!-- /tabs -->` into tabs: a paragraph of only bold text starts one. On GitHub, all parts show.
 */
export const tabs = (folder: ContentFolder): RspressPlugin =>
  remark('tabs', (tree, file) => foldPairs(tree, nameContentFile(folder, file.path), 'tabs', drawTabs));

export const drawTabs: Draw = ({ argument: group, blocks, fail }) => {
  const panels: MarkdownNode[] = [];
  for (const block of blocks) {
    const label = readLabel(block);
    const panel = panels.at(-1);
    if (label) panels.push(createElement('docs-tab', { label }, []));
    else if (panel) panel.children?.push(block);
    else throw fail(`The tabs "${group}" begin without a label: a paragraph of bold text alone.`);
  }
  return [createElement('docs-tabs', { group }, panels)];
};

function readLabel({ type, children = [] }: MarkdownNode): string | undefined {
  const [only, ...others] = children;
  if (type !== 'paragraph' || only?.type !== 'strong' || others.length > 0) return undefined;
  return only.children?.map(({ value = '' }) => value).join('');
}

/** Mark lists of links below `<!-- buttons -->`, which the styles draw as buttons. */
export const buttons = (): RspressPlugin => remark('buttons', markButtons);

/** Mark the lists on the top level of a page. Throws on a comment above anything else. */
export function markButtons({ children = [] }: MarkdownNode): void {
  for (const [index, { value = '' }] of children.entries()) {
    if (!/^<!--\s*buttons\s*-->\s*$/.test(value)) continue;
    const list = children[index + 1];
    if (list?.type !== 'list') throw new Error('No list of links follows <!-- buttons -->.');
    list.data = { ...list.data, hProperties: { 'data-buttons': '' } };
  }
}
