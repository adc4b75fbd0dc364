import type { ArticleElement, ChangeKind } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';

interface Options {
  /** For screen readers, before what changed. */
  kinds: Record<ChangeKind, string>;
  /** Class that hides text only from sight. */
  hiddenClass: string | undefined;
  onlyChanges: boolean;
  sideBySide: boolean;
  unchanged: (count: number) => string;
}

/** Create what the reader sees of a merged article. */
export function createView(article: ArticleElement, options: Options): Node[] {
  // The title of the comparison is the only one of the page.
  const children = article.children.map((node) =>
    typeof node === 'object' && node.tag === 'h1' ? { ...node, tag: 'h2' } : node,
  );
  const blocks = createNodes(children, (element, source) => speakChange(element, source, options)).filter(
    (node) => node instanceof Element || node.textContent?.trim(),
  );
  const rows = options.sideBySide ? blocks.map(createRow) : blocks;
  return options.onlyChanges ? foldUnchanged(rows, options) : rows;
}

/** The word is in the first cell, item or line below these elements, which hold only certain others. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

function speakChange(element: Element, source: ArticleElement, { kinds, hiddenClass = '' }: Options): void {
  const kind = kindOf(source);
  if (!kind) return;
  let target = element;
  while (target.matches(CONTAINERS) && target.firstElementChild) target = target.firstElementChild;
  const spoken = document.createElement('span');
  spoken.className = hiddenClass;
  spoken.textContent = `${kinds[kind]}: `;
  target.prepend(spoken);
}

function kindOf({ tag, attributes }: ArticleElement): ChangeKind | undefined {
  if (tag === 'ins') return 'added';
  if (tag === 'del') return 'removed';
  const kind = attributes['data-change'];
  // Changed words need no announcement.
  return kind === 'added' || kind === 'removed' ? kind : undefined;
}

const CHANGE = '[data-change], ins, del';

const isElement = (node: Node): node is Element => node instanceof Element;
const hasChange = (node: Node): boolean =>
  isElement(node) && (node.matches(CHANGE) || node.querySelector(CHANGE) !== null);

/** The style sheet hides in each column what only the other has. Ids stay unique. */
function createRow(block: Node): Element {
  const row = document.createElement('div');
  row.dataset.row = '';
  if (!hasChange(block)) {
    row.append(block);
    return row;
  }
  const before = block.cloneNode(true);
  if (isElement(before))
    for (const element of [before, ...before.querySelectorAll('[id]')]) element.removeAttribute('id');
  for (const [side, node] of [
    ['before', before],
    ['after', block],
  ] as const) {
    const column = document.createElement('div');
    column.dataset.side = side;
    column.append(node);
    row.append(column);
  }
  return row;
}

/** A heading stays if anything below it changed. */
function foldUnchanged(blocks: readonly Node[], { unchanged }: Options): Node[] {
  const view: Node[] = [];
  let fold: Node[] = [];
  const closeFold = () => {
    if (fold.length === 0) return;
    const details = document.createElement('details');
    details.dataset.fold = '';
    const summary = document.createElement('summary');
    summary.textContent = unchanged(fold.length);
    details.append(summary, ...fold);
    view.push(details);
    fold = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (hasChange(block) || leadsToChange(blocks, index)) {
      closeFold();
      view.push(block);
    } else fold.push(block);
  }
  closeFold();
  return view;
}

function leadsToChange(blocks: readonly Node[], index: number): boolean {
  const level = levelOf(blocks[index]);
  if (level === undefined) return false;
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex((block) => (levelOf(block) ?? Number.POSITIVE_INFINITY) <= level);
  return rest.slice(0, end < 0 ? undefined : end).some(hasChange);
}

const HEADING = 'h1, h2, h3, h4, h5, h6';

function levelOf(block: Node | undefined): number | undefined {
  if (!block || !isElement(block)) return undefined;
  const heading = block.matches(HEADING)
    ? block
    : block.querySelector(`:scope > ${HEADING.replaceAll(', ', ', :scope > ')}`);
  return heading ? Number(heading.localName.slice(1)) : undefined;
}
