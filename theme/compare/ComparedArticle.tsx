import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode, Change, Comparison } from '../../packages/article-diff/index.ts';
import { createNodes, isHeading, listSection, textOf } from '../articles/articles.ts';
import changed from '../articles/Changes.module.css';
import { refreshContent } from '../content/contentScript.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ComparedArticle.module.css';

interface Props {
  comparison: Comparison;
  /** Whether what is the same is shown, too. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** Where the reader left the page, in pixels. Otherwise it opens at its first change. */
  keptTop: number | undefined;
}

/** Show two versions of an article as one, with marked changes. */
export function ComparedArticle({ comparison, isWhole, onWhole, keptTop }: Props) {
  const { changes } = comparison;
  const sections = useMemo(() => nameSections(comparison.article), [comparison]);
  const articleRef = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const [sideBySide, setSideBySide] = useState(true);
  const [place, setPlace] = useState(0);
  const listElements = (index: number) => [
    ...(articleRef.current?.querySelectorAll<HTMLElement>(`[data-change-id="${changes[index]?.id}"]`) ?? []),
  ];
  // In two columns, a change may be hidden in the first.
  const find = (index: number) => listElements(index).find((element) => element.checkVisibility());

  const show = (index: number): HTMLElement | undefined => {
    const wrapped = (index + changes.length) % changes.length;
    for (const element of listElements(wrapped)) element.closest('details')?.setAttribute('open', '');
    setPlace(wrapped);
    const element = find(wrapped);
    if (element) scrollTo(element);
    return element;
  };
  const open = useEffectEvent(() => {
    const isChoosing = document.activeElement?.closest('form');
    if (isShown.current) show(place);
    else if (keptTop !== undefined) {
      window.scrollTo({ top: keptTop, behavior: 'instant' });
      setPlace(
        Math.max(
          0,
          changes.findIndex((_, index) => isBelowTop(find(index))),
        ),
      );
    } else if (!isChoosing) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const first = find(0);
      if (first && first.getBoundingClientRect().bottom > window.innerHeight - TOOLS_HEIGHT) scrollTo(first);
    }
    isShown.current = true;
  });

  useLayoutEffect(() => {
    articleRef.current?.replaceChildren(...createView(comparison.article, { isWhole, sideBySide }));
    refreshContent(articleRef.current ?? undefined);
    open();
  }, [comparison, isWhole, sideBySide]);

  useLayoutEffect(() => {
    const id = changes[place]?.id;
    for (const element of articleRef.current?.querySelectorAll<HTMLElement>('[data-change-id]') ?? [])
      element.toggleAttribute('data-current', element.dataset.changeId === id);
  });

  const summarize = ({ id, kind, summary }: Change) =>
    [words.kinds[kind], sections.get(id), summary || words.noWords].filter(Boolean).join(', ');
  const current = changes[place];
  return (
    <>
      <p role="status">{words.changes(changes.length)}</p>
      <details className={styles.changes}>
        <summary>{words.list}</summary>
        <ol>
          {changes.map(({ id, kind, summary }, index) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  const element = show(index);
                  element?.setAttribute('tabindex', '-1');
                  element?.focus({ preventScroll: true });
                }}
              >
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
        <Button kind="quiet" onClick={() => show(place - 1)}>
          <span aria-hidden="true">‹</span> <span className={styles.word}>{words.previous}</span>
        </Button>
        <span className={styles.position} style={{ minInlineSize: `${2 * `${changes.length}`.length + 3}ch` }}>
          <span aria-hidden="true">{`${place + 1} / ${changes.length}`}</span>
          <VisuallyHidden>
            <span role="status">{current && words.position(place + 1, changes.length, summarize(current))}</span>
          </VisuallyHidden>
        </span>
        <Button kind="quiet" onClick={() => show(place + 1)}>
          <span className={styles.word}>{words.next}</span> <span aria-hidden="true">›</span>
        </Button>
        <Button kind="quiet" onClick={() => onWhole(!isWhole)}>
          {isWhole ? words.onlyChanges : words.wholePage}
        </Button>
        <span className={styles.wide}>
          <Choice label={words.sideBySide} isOn={sideBySide} onChange={setSideBySide} />
        </span>
      </div>
      <article className={`rp-doc ${changed.root} ${styles.article}`} ref={articleRef} />
    </>
  );
}

/** The bar of tools covers the end of the window: in pixels. */
const TOOLS_HEIGHT = 80;

const scrollTo = (element: HTMLElement): void =>
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });

const isBelowTop = (element: HTMLElement | undefined): boolean =>
  element !== undefined &&
  element.getBoundingClientRect().bottom >
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

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

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Draw a box to tick. */
export const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <label className={form.choice}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

interface Options {
  isWhole: boolean;
  sideBySide: boolean;
}

/** Create what the reader sees of a merged article. */
function createView({ children }: ArticleElement, { isWhole, sideBySide }: Options): Node[] {
  const blocks = children
    .filter((node) => typeof node === 'object' || node.trim() !== '')
    // The title of the comparison is the only one of the page.
    .map((node) => (typeof node === 'object' && node.tag === 'h1' ? { ...node, tag: 'h2' } : node));
  const draw = (block: ArticleNode) => (sideBySide ? createRow(block) : block);
  return createNodes(isWhole ? blocks.map(draw) : foldUnchanged(blocks, draw), words.kinds);
}

function hasChange(node: ArticleNode): boolean {
  if (typeof node === 'string') return false;
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

/** A heading stays if anything below it changed. */
function foldUnchanged(blocks: readonly ArticleNode[], draw: (block: ArticleNode) => ArticleNode): ArticleNode[] {
  const view: ArticleNode[] = [];
  let fold: ArticleNode[] = [];
  const closeFold = () => {
    const summary = { tag: 'summary', attributes: {}, children: [words.unchanged(fold.length)] };
    if (fold.length > 0) view.push(createElement('details', 'fold', [summary, ...fold]));
    fold = [];
  };
  for (const [index, block] of blocks.entries()) {
    const isShown = hasChange(block) || (isHeading(block) && listSection(blocks, index).some(hasChange));
    if (isShown) closeFold();
    (isShown ? view : fold).push(draw(block));
  }
  closeFold();
  return view;
}
