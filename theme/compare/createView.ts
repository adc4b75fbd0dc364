import type { ArticleElement, ChangeKind } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';

/** The word is in the first cell, item or line below these elements, which hold only certain others. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

interface SpeakOptions {
  /** For screen readers, before what changed. */
  kinds: Record<ChangeKind, string>;
  /** Class that hides text only from sight. */
  hiddenClass: string | undefined;
}

function speakChange(element: Element, source: ArticleElement, { kinds, hiddenClass = '' }: SpeakOptions): void {
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
  return kind === 'added' || kind === 'removed' || kind === 'moved' ? kind : undefined;
}

interface Options extends SpeakOptions {
  onlyChanges: boolean;
  sideBySide: boolean;
  unchanged: (count: number) => string;
  unchangedRows: (count: number) => string;
  unchangedLines: (count: number) => string;
}

const CHANGE = '[data-change], ins, del';
const HEADING = 'h1, h2, h3, h4, h5, h6';

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

/** Rows of a table, and lines of code, in which a change can be far from the next one. */
const LISTS = 'tbody, pre code';
/** As many stay before and behind a change. */
const CONTEXT = 1;
/** Fewer are no shorter than the button that stands for them. */
const MIN_FOLD = 3;

/** Fold unchanged rows and lines behind a button, which shows them in both columns. */
function foldInside(block: Node, options: Options): void {
  if (!isElement(block)) return;
  const columns = block.querySelectorAll('[data-side]');
  const folds = [...(columns.length > 0 ? columns : [block])].map((column) =>
    listRuns(column).map((run) => foldRun(run, options)),
  );
  for (const ofColumn of folds)
    for (const [index, { button, first }] of ofColumn.entries())
      button.addEventListener('click', () => {
        for (const column of folds) column[index]?.show();
        first.tabIndex = -1;
        first.focus({ preventScroll: true });
      });
}

interface Fold {
  button: HTMLButtonElement;
  first: HTMLElement;
  show: () => void;
}

/** Take a run of rows or lines out of the page, with the ends of its lines, and put a button there. */
function foldRun(run: readonly [HTMLElement, ...HTMLElement[]], { unchangedRows, unchangedLines }: Options): Fold {
  const [first] = run;
  const isRow = first.localName === 'tr';
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.unfold = '';
  button.textContent = (isRow ? unchangedRows : unchangedLines)(run.length);
  const place = isRow ? createWideRow(button, first.childElementCount) : createLine(button);
  const nodes = run.flatMap((item) =>
    isRow || !(item.nextSibling instanceof Text) ? [item] : [item, item.nextSibling],
  );
  first.before(place);
  for (const node of nodes) node.remove();
  return { button, first, show: () => place.replaceWith(...nodes) };
}

function createWideRow(content: Element, columns: number): Element {
  const row = document.createElement('tr');
  const cell = row.appendChild(document.createElement('td'));
  cell.colSpan = columns;
  cell.append(content);
  return row;
}

function createLine(content: Element): Element {
  const line = document.createElement('span');
  line.append(content, '\n');
  return line;
}

/** List the runs to be folded of each table and block of code that has a change. */
function listRuns(column: Element): [HTMLElement, ...HTMLElement[]][] {
  return [...column.querySelectorAll(LISTS)].flatMap((list) => {
    const items = [...list.querySelectorAll<HTMLElement>(':scope > tr, :scope > .line')];
    return items.some(hasChange) ? listUnchanged(items) : [];
  });
}

/** List runs of items without a change, but for those beside one. */
function listUnchanged(items: readonly HTMLElement[]): [HTMLElement, ...HTMLElement[]][] {
  const isNear = items.map((_, index) =>
    items.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(hasChange),
  );
  const runs: [HTMLElement, ...HTMLElement[]][] = [];
  for (const [index, item] of items.entries()) {
    if (isNear[index]) continue;
    if (index > 0 && !isNear[index - 1]) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs.filter(({ length }) => length >= MIN_FOLD);
}

/** A heading stays if anything below it changed. */
function foldUnchanged(blocks: readonly Node[], options: Options): Node[] {
  const isKept = blocks.map((block, index) => hasChange(block) || leadsToChange(blocks, index));
  const view: Node[] = [];
  let fold: Node[] = [];
  const closeFold = () => {
    if (fold.length === 0) return;
    const details = document.createElement('details');
    details.dataset.fold = '';
    const summary = document.createElement('summary');
    summary.textContent = options.unchanged(fold.length);
    details.append(summary, ...fold);
    view.push(details);
    fold = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (isKept[index]) {
      closeFold();
      foldInside(block, options);
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

function levelOf(block: Node | undefined): number | undefined {
  if (!block || !isElement(block)) return undefined;
  const heading = block.matches(HEADING)
    ? block
    : block.querySelector(`:scope > ${HEADING.replaceAll(', ', ', :scope > ')}`);
  return heading ? Number(heading.localName.slice(1)) : undefined;
}
