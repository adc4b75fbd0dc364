import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';
import { createNodes, isHeading, listSection } from '../articles/articles.ts';

export interface Options {
  isWhole: boolean;
  sideBySide: boolean;
}

/** Create what the reader sees of a merged article. */
export function createView(article: ArticleElement, { isWhole, sideBySide }: Options): Node[] {
  const blocks = listBlocks(article);
  const draw = (block: ArticleNode) => (sideBySide ? createRow(block) : block);
  return createNodes(isWhole ? blocks.map(draw) : foldUnchanged(blocks, draw), words.kinds);
}

/** Tell whether a merged article has parts without a change, which can be folded. */
export const hasUnchanged = (article: ArticleElement): boolean =>
  listBlocks(article).some((_, index, blocks) => !isShown(blocks, index));

const listBlocks = ({ children }: ArticleElement): ArticleNode[] =>
  children
    .filter((node) => typeof node === 'object' || node.trim() !== '')
    // The title of the comparison is the only one of the page.
    .map((node) => (typeof node === 'object' && node.tag === 'h1' ? { ...node, tag: 'h2' } : node));

/** A heading is shown if anything below it changed. */
const isShown = (blocks: readonly ArticleNode[], index: number): boolean =>
  [blocks[index], ...(isHeading(blocks[index]) ? listSection(blocks, index) : [])].some(hasChange);

function hasChange(node: ArticleNode | undefined): boolean {
  if (typeof node !== 'object') return false;
  return /^(ins|del)$/.test(node.tag) || node.attributes['data-change'] !== undefined || node.children.some(hasChange);
}

const createElement = (tag: string, mark: string, children: ArticleNode[], value = ''): ArticleElement => ({
  tag,
  attributes: { [`data-${mark}`]: value },
  children,
});

/** The style sheet hides in each column what only the other has. Ids stay unique. */
function createRow(block: ArticleNode): ArticleElement {
  if (!hasChange(block)) return createElement('div', 'row', [block]);
  const before = createElement('div', 'side', [withoutIds(block)], 'before');
  return createElement('div', 'row', [before, createElement('div', 'side', [block], 'after')]);
}

function withoutIds(node: ArticleNode): ArticleNode {
  if (typeof node === 'string') return node;
  const { id: _id, ...attributes } = node.attributes;
  return { ...node, attributes, children: node.children.map(withoutIds) };
}

/** Fold what has no change. */
export function foldUnchanged(
  blocks: readonly ArticleNode[],
  draw: (block: ArticleNode) => ArticleNode,
): ArticleNode[] {
  const view: ArticleNode[] = [];
  let fold: ArticleNode[] = [];
  const closeFold = () => {
    const summary = { tag: 'summary', attributes: {}, children: [words.unchanged(fold.length)] };
    if (fold.length > 0) view.push(createElement('details', 'fold', [summary, ...fold]));
    fold = [];
  };
  for (const [index, block] of blocks.entries()) {
    const isFolded = !isShown(blocks, index);
    if (!isFolded) closeFold();
    (isFolded ? fold : view).push(draw(block));
  }
  closeFold();
  return view;
}
