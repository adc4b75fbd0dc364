import { useEffect, useMemo, useRef, useState } from 'react';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode, Comparison } from '../../packages/article-diff/index.ts';
import { createNodes, isHeading, listSection, textOf } from '../articles/articles.ts';
import changed from '../articles/Changes.module.css';
import { refreshContent } from '../content/contentScript.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import styles from './ComparedArticle.module.css';

/** Show two versions of an article as one, with marked changes. */
export function ComparedArticle({ comparison }: { comparison: Comparison }) {
  const { changes } = comparison;
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
    articleRef.current?.replaceChildren(...createView(comparison.article, { onlyChanges, sideBySide }));
    refreshContent(articleRef.current ?? undefined);
  }, [comparison, onlyChanges, sideBySide]);

  return (
    <>
      <p role="status">{words.changes(changes.length)}</p>
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
      <article className={`rp-doc ${changed.root} ${styles.article}`} ref={articleRef} />
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
  onlyChanges: boolean;
  sideBySide: boolean;
}

/** Create what the reader sees of a merged article. */
function createView({ children }: ArticleElement, { onlyChanges, sideBySide }: Options): Node[] {
  const blocks = children
    .filter((node) => typeof node === 'object' || node.trim() !== '')
    // The title of the comparison is the only one of the page.
    .map((node) => (typeof node === 'object' && node.tag === 'h1' ? { ...node, tag: 'h2' } : node));
  const draw = (block: ArticleNode) => (sideBySide ? createRow(block) : block);
  return createNodes(onlyChanges ? foldUnchanged(blocks, draw) : blocks.map(draw), words.kinds);
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
