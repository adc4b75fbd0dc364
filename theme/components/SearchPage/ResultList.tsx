import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';
import { type Row, takeRows } from './rows.ts';

/** Places that are added at a time. */
const STEP = 20;

/** List results, more of them as the reader comes to the end. */
export function ResultList({ rows }: { rows: Row[] }) {
  const [count, setCount] = useState(STEP);
  const moreRef = useRef<HTMLButtonElement>(null);
  const shown = takeRows(rows, count);
  const isMore = shown.length < rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step, the button is watched anew.
  useEffect(() => {
    const button = moreRef.current;
    if (!button || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setCount((before) => before + STEP);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [count, isMore]);

  return (
    <>
      <ol className={styles.root}>
        {shown.map((row) => (
          <ResultRow key={row.key} row={row} />
        ))}
      </ol>
      {isMore && (
        <div className={styles.more}>
          <Button kind="quiet" ref={moreRef} onClick={() => setCount(count + STEP)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
