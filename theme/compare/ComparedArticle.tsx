import { useEffect, useMemo, useRef, useState } from 'react';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode, ChangeKind, Comparison } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';
import { watchOverflow } from '../articles/watchOverflow.ts';
import { Button } from '../ui/Button.tsx';
import hidden from '../ui/VisuallyHidden.module.css';
import styles from './ComparedArticle.module.css';

/** Show two versions of an article as one, with marked changes. */
export function ComparedArticle({ comparison }: { comparison: Comparison }) {
  const { changes, changedPercent } = comparison;
  const sections = useMemo(() => nameSections(comparison.article), [comparison]);
  const articleRef = useRef<HTMLElement>(null);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [sideBySide, setSideBySide] = useState(true);
  const [place, setPlace] = useState(-1);

  const show = (index: number) => {
    const wrapped = (index + changes.length) % changes.length;
    const elements =
      articleRef.current?.querySelectorAll<HTMLElement>(`[data-change-id="${changes[wrapped]?.id}"]`) ?? [];
    // In two columns, a change may be hidden in the first.
    const element = [...elements].find((item) => item.checkVisibility()) ?? elements[0];
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
    element?.setAttribute('tabindex', '-1');
    element?.focus({ preventScroll: true });
    setPlace(wrapped);
  };

  useEffect(() => {
    const options = { ...words, hiddenClass: hidden.root, onlyChanges, sideBySide };
    articleRef.current?.replaceChildren(...createView(comparison.article, options));
    watchOverflow(articleRef.current);
  }, [comparison, onlyChanges, sideBySide]);

  return (
    <>
      <p role="status">{words.changes(changes.length, changedPercent)}</p>
      <details className={styles.changes}>
        <summary>{words.list}</summary>
        <ol>
          {changes.map(({ id, kind, summary }, index) => (
            <li key={id}>
              <button type="button" onClick={() => show(index)}>
                <span className={styles.kind} data-kind={kind}>
                  {words.kinds[kind]}
                </span>{' '}
                <span className={styles.section}>{sections.get(id)}</span> {summary || words.noWords}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.tools}>
        <Button kind="quiet" onClick={() => show(Math.max(place, 0) - 1)}>
          <span aria-hidden="true">‹</span> <span className={styles.word}>{words.previous}</span>
        </Button>
        <Button kind="quiet" onClick={() => show(place + 1)}>
          <span className={styles.word}>{words.next}</span> <span aria-hidden="true">›</span>
        </Button>
        <span className={styles.position} role="status">
          {place >= 0 ? words.position(place + 1, changes.length) : ''}
        </span>
        <Choice label={words.onlyChanges} isOn={onlyChanges} onChange={setOnlyChanges} />
        <span className={styles.wide}>
          <Choice label={words.sideBySide} isOn={sideBySide} onChange={setSideBySide} />
        </span>
      </div>
      <article className={`rp-doc ${styles.article}`} ref={articleRef} />
    </>
  );
}

/** Name the section of each change by its heading. */
function nameSections({ children }: ArticleElement): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  const visit = (node: ArticleNode) => {
    if (typeof node === 'string') return;
    if (/^h[23]$/.test(node.tag)) heading = textOf(node);
    const id = node.attributes['data-change-id'];
    if (id && !sections.has(id)) sections.set(id, heading);
    node.children.forEach(visit);
  };
  children.forEach(visit);
  return sections;
}

const textOf = (node: ArticleNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <label className={styles.option}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

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
