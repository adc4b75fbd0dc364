import { ADDED_PART } from '../../common/articleParts.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { splitPairs } from '../../common/docs/pairedComments.ts';
import type { LibraryPreviews } from '../../common/library.ts';
import { isReleased, type VersionRole } from '../../common/version.ts';
import { type Change, ContentError, createComponent, createElement, createImport } from './markdownElement.ts';

type Draw = (pair: {
  /** What follows the colon of the comment. */
  argument: string;
  blocks: MarkdownNode[];
  /** Of the comment. */
  line: number | undefined;
}) => MarkdownNode[];

/** Draw what is between the comments of a name. Throws a ContentError for comments without a partner. */
function foldPairs(tree: MarkdownNode, name: Parameters<typeof splitPairs>[1], draw: Draw): void {
  const { runs, problems } = splitPairs(tree.children ?? [], name);
  const [problem] = problems;
  if (problem) throw new ContentError(problem.line, problem.message);
  tree.children = runs.flatMap(({ open, argument, blocks }) =>
    open ? draw({ argument, blocks, line: open.position?.start.line }) : blocks,
  );
}

/** Leave out what is between `<!-- unreleased -->` and `<!-- /unreleased -->` in released versions, before other changes of blocks. */
export const unreleased =
  ({ role }: Pick<BuildEnv, 'role'>): Change =>
  (tree) =>
    foldPairs(tree, 'unreleased', ({ blocks }) => (isReleased(role) ? [] : blocks.map(markAdded)));

/** Check whether a version of this role leaves out parts of a page; most pages are the same in all. */
export const leavesOut = (model: Pick<PageModel, 'unreleased'>, role: VersionRole): boolean =>
  model.unreleased.length > 0 && isReleased(role);

/** A release drops the block from the same Markdown, so it counts for no comparison. */
const markAdded = (block: MarkdownNode): MarkdownNode => ({
  ...block,
  data: { ...block.data, hProperties: { ...block.data?.hProperties, [ADDED_PART]: '' } },
});

const PREVIEW = 'DocsPreview';

/**
 * Turn `<!-- preview: name -->` … `<!-- /preview -->` into a live preview with its content as fallback. Only pages with previews
 * import the component: `Preview` from `componentFile` (absolute). Throws for an unknown name, and for an empty fallback.
 */
export const previews =
  (componentFile: string, list: LibraryPreviews['list'] = {}): Change =>
  (tree) => {
    foldPairs(tree, 'preview', ({ argument: name, blocks, line }) => {
      const entry = list[name];
      const known = Object.keys(list).join(', ') || 'none';
      if (!entry) throw new ContentError(line, `The preview "${name}" is unknown. There are: ${known}.`);
      if (!blocks.some(({ type }) => type === 'paragraph'))
        throw new ContentError(
          line,
          `The preview "${name}" has no text for readers without scripts: write a paragraph in it.`,
        );
      return [createComponent(PREVIEW, { name, title: entry.title, minHeights: entry.minHeights.join(' ') }, blocks)];
    });
    if (tree.children?.some(({ name }) => name === PREVIEW))
      tree.children.unshift(createImport({ name: 'Preview', as: PREVIEW, from: componentFile }));
  };

/**
 * Turn `<!-- tabs: group -->` … `<!-- /tabs -->` into tabs: a paragraph of only bold text starts one. On GitHub, all parts show.
 */
export const tabs: Change = (tree) =>
  foldPairs(tree, 'tabs', ({ argument: group, blocks, line }) => {
    const panels: MarkdownNode[] = [];
    for (const block of blocks) {
      const label = readLabel(block);
      const panel = panels.at(-1);
      if (label) panels.push(createElement('docs-tab', { label }, []));
      else if (panel) panel.children?.push(block);
      else throw new ContentError(line, `The tabs "${group}" begin without a label: a paragraph of bold text alone.`);
    }
    return [createElement('docs-tabs', { group }, panels)];
  });

function readLabel({ type, children = [] }: MarkdownNode): string | undefined {
  const [only, ...others] = children;
  if (type !== 'paragraph' || only?.type !== 'strong' || others.length > 0) return undefined;
  return only.children?.map(({ value = '' }) => value).join('');
}

/** Mark lists of links below `<!-- buttons -->`, which the styles draw as buttons. Throws for a comment above anything else. */
export const buttons: Change = ({ children = [] }) => {
  for (const [index, { value = '', position }] of children.entries()) {
    if (!/^<!--\s*buttons\s*-->\s*$/.test(value)) continue;
    const list = children[index + 1];
    if (list?.type !== 'list')
      throw new ContentError(position?.start.line, 'No list of links follows <!-- buttons -->.');
    list.data = { ...list.data, hProperties: { 'data-buttons': '' } };
  }
};
