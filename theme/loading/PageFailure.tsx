import { useHead, useSite } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { listMessages } from './listMessages.ts';
import styles from './PageFailure.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Show why a page failed to load, and offer another attempt. */
export function PageFailure({ error, onRetry }: Props) {
  const { site } = useSite();
  const boxRef = useRef<HTMLDivElement>(null);
  const { failureTitle, failure } = strings.loading;
  useHead({ title: formatTitle(failureTitle, site.title) });
  useEffect(() => boxRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.root} role="alert" tabIndex={-1} ref={boxRef}>
      <h1 className={styles.title}>{failure}</h1>
      <p className={styles.text}>{listMessages(error).join('\n')}</p>
      <Button kind="quiet" onClick={onRetry}>
        {strings.ui.retry}
      </Button>
    </div>
  );
}
