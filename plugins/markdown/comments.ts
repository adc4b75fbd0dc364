import { ADDED_PART } from '../../common/articleParts.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { createElement, type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { isButtonsComment, splitPairs, splitPanels } from '../../common/docs/pairedComments.ts';
import type { LibraryPreviews } from '../../common/library.ts';
import { isReleased, type VersionRole } from '../../common/version.ts';
import { type Change, createComponent, createImport } from './markdownElement.ts';

type Draw = (pair: ReturnType<typeof splitPairs<MarkdownNode>>['runs'][number]) => MarkdownNode[];

/** Draw what is between the comments of a name. The rules for content have found comments without a partner. */
function foldPairs(tree: MarkdownNode, name: Parameters<typeof splitPairs>[1], draw: Draw): void {
  const { runs } = splitPairs(tree.children ?? [], name);
  tree.children = runs.flatMap((run) => (run.open ? draw(run) : run.blocks));
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

/**
 * Turn `<!-- preview: name -->` … `<!-- /preview -->` into a live preview with its content as fallback. Only pages with previews
 * import the component: `Preview` from `componentFile` (absolute).
 */
export const previews =
  (componentFile: string, list: LibraryPreviews['list'] = {}): Change =>
  (tree) => {
    foldPairs(tree, 'preview', ({ argument: name, blocks }) => {
      const entry = list[name];
      if (!entry) return blocks;
      return [
        createComponent('DocsPreview', { name, title: entry.title, minHeights: entry.minHeights.join(' ') }, blocks),
      ];
    });
    importUsed(tree, 'Preview', componentFile);
  };

/** Import a component of the theme into a page that uses it, below the name with which pages write it. */
function importUsed({ children = [] }: MarkdownNode, name: string, from: string): void {
  const as = `Docs${name}`;
  if (children.some((child) => child.name === as)) children.unshift(createImport({ name, as, from }));
}

/**
 * Put what is between `<!-- columns -->` and `<!-- /columns -->` into `Columns` from `componentFile` (absolute), after all that
 * makes one block of several.
 */
export const columns =
  (componentFile: string): Change =>
  (tree) => {
    foldPairs(tree, 'columns', ({ blocks }) => [createComponent('DocsColumns', {}, blocks)]);
    importUsed(tree, 'Columns', componentFile);
  };

const GUIDE_LINK = 'DocsGuideLink';

/** Add to upgrade guides, below the title, a link to the list of all steps: `GuideLink` from `componentFile` (absolute). */
export const guideLinks =
  (findStart: (filePath: string) => string | undefined, componentFile: string): Change =>
  ({ children = [] }, filePath) => {
    const from = findStart(filePath);
    const title = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
    if (from === undefined || title < 0) return;
    children.splice(title + 1, 0, createComponent(GUIDE_LINK, { from }, []));
    children.unshift(createImport({ name: 'GuideLink', as: GUIDE_LINK, from: componentFile }));
  };

/**
 * Turn `<!-- tabs: group -->` … `<!-- /tabs -->` into tabs: a paragraph of only bold text starts one. On GitHub, all parts show.
 */
export const tabs: Change = (tree) =>
  foldPairs(tree, 'tabs', (pair) => {
    const { panels } = splitPanels(pair);
    const drawn = panels.map(({ label, blocks }) => createElement('docs-tab', { label }, blocks));
    return [createElement('docs-tabs', { group: pair.argument }, drawn)];
  });

/** Number the tabs of a page, and name each group by the heading above it, after all that makes tabs. */
export function nameTabs(tree: MarkdownNode): void {
  let heading = '';
  let number = 0;
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'heading') heading = wordsOf(node);
    if (node.data?.hName === 'docs-tabs') {
      number += 1;
      node.data.hProperties = { ...node.data.hProperties, number: String(number), heading };
    }
    node.children?.forEach(visit);
  };
  visit(tree);
}

/** Mark lists of links below `<!-- buttons -->`, which the styles draw as buttons. */
export const buttons: Change = ({ children = [] }) => {
  for (const [index, node] of children.entries()) {
    const list = children[index + 1];
    if (isButtonsComment(node) && list) list.data = { ...list.data, hProperties: { 'data-buttons': '' } };
  }
};
