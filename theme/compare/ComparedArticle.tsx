import { useEffect, useRef, useState } from 'react';
import { compare as words } from '../../common/strings/en/compare.ts';
import { type Comparison, changedPercent } from '../../packages/article-diff/index.ts';
import { watchOverflow } from '../articles/watchOverflow.ts';
import { Button } from '../ui/Button.tsx';
import hidden from '../ui/VisuallyHidden.module.css';
import styles from './ComparedArticle.module.css';
import { createView } from './createView.ts';

/** Show two versions of an article as one, with marked changes. */
export function ComparedArticle({ comparison }: { comparison: Comparison }) {
  const { changes } = comparison;
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
      <p role="status">{words.changes(changes.length, changedPercent(comparison))}</p>
      <details className={styles.changes}>
        <summary>{words.list}</summary>
        <ol>
          {changes.map(({ id, kind, summary }, index) => (
            <li key={id}>
              <button type="button" onClick={() => show(index)}>
                <span className={styles.kind} data-kind={kind}>
                  {words.kinds[kind]}
                </span>{' '}
                {summary || words.noWords}
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
      <article className={`rp-doc rspress-doc ${styles.article}`} ref={articleRef} />
    </>
  );
}

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
