import { useHead, useSite } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { formatTitle } from '../site/formatTitle.ts';
import { Button } from '../ui/Button.tsx';
import { listMessages } from './listMessages.ts';
import styles from './PageFailure.module.css';

const TITLE = 'This page did not load';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Stand in for a page that did not load: say why, and offer another try. */
export function PageFailure({ error, onRetry }: Props) {
  const { site } = useSite();
  const boxRef = useRef<HTMLDivElement>(null);
  useHead({ title: formatTitle(TITLE, site.title) });
  useEffect(() => boxRef.current?.focus(), []);
  return (
    <div className={styles.root} role="alert" tabIndex={-1} ref={boxRef}>
      <h1 className={styles.title}>{TITLE}</h1>
      <p className={styles.text}>{listMessages(error).join('\n')}</p>
      <Button kind="quiet" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
