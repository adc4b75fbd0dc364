import { useEffect, useRef } from 'react';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';
import type { Row } from './rows.ts';

interface Props {
  rows: readonly Row[];
  /** Ask for more; undefined where all are listed. */
  onMore: (() => void) | undefined;
}

/** List results, more of them as the reader comes to the end. */
export function ResultList({ rows, onMore }: Props) {
  const moreRef = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list, the button is watched anew.
  useEffect(() => {
    const button = moreRef.current;
    if (!button || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore?.();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [rows, onMore === undefined]);

  return (
    <>
      <ol className={styles.root}>
        {rows.map((row) => (
          <ResultRow key={row.key} row={row} />
        ))}
      </ol>
      {onMore && (
        <div className={styles.more}>
          <Button kind="quiet" ref={moreRef} onClick={onMore}>
            {strings.search.more}
          </Button>
        </div>
      )}
    </>
  );
}
