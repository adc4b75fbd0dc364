import { useMemo, useState } from 'react';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode, Change, Comparison } from '../../packages/article-diff/index.ts';
import { textOf } from '../articles/articles.ts';
import changed from '../articles/Changes.module.css';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ComparedArticle.module.css';
import { hasUnchanged } from './createView.ts';
import { useChanges } from './useChanges.ts';

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
  const canFold = useMemo(() => hasUnchanged(comparison.article), [comparison]);
  const [sideBySide, setSideBySide] = useState(true);
  const { articleRef, place, show } = useChanges({ comparison, isWhole, sideBySide, keptTop });
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
        {canFold && (
          <Button kind="quiet" onClick={() => onWhole(!isWhole)}>
            {isWhole ? words.onlyChanges : words.wholePage}
          </Button>
        )}
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
