import { useEffect, useRef } from 'react';
import type { NavigationState } from '../navigation/navigator.ts';
import { strings } from '../site/strings.ts';
import { useTitle } from '../site/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { listMessages } from './listMessages.ts';
import styles from './PageLoading.module.css';
import { useDelay } from './useDelay.ts';

/** A page that loads faster shows no spinner: it would only flicker. */
const SPINNER_DELAY_MS = 200;

interface Props {
  state: NavigationState;
  onRetry: () => void;
  keptHtml: string | undefined;
}

/** Show that a page is loading, or that it failed to load. */
export function PageLoading({ state, onRetry, keptHtml }: Props) {
  return (
    <>
      {state.status === 'failed' ? <PageFailure error={state.error} onRetry={onRetry} /> : <PageSpinner />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document had this HTML already. */}
      {keptHtml && <article className="rp-doc" dangerouslySetInnerHTML={{ __html: keptHtml }} />}
    </>
  );
}

/** Show why a page failed to load, and offer another attempt. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const boxRef = useRef<HTMLDivElement>(null);
  useTitle(strings.loading.failureTitle);
  useEffect(() => boxRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={boxRef}>
      <h1 className={styles.title}>{strings.loading.failure}</h1>
      <p className={styles.text}>{listMessages(error).join('\n')}</p>
      <Button kind="quiet" onClick={onRetry}>
        {strings.ui.retry}
      </Button>
    </div>
  );
}

function PageSpinner() {
  const isVisible = useDelay(true, SPINNER_DELAY_MS);
  // The address is already the page's.
  useTitle(isVisible ? strings.loading.loading : undefined);
  return (
    <div className={styles.spinner} role="status">
      {isVisible && (
        <>
          <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
            <circle className={styles.track} cx="24" cy="24" r="20" />
            <circle className={styles.arc} cx="24" cy="24" r="20" pathLength="100" />
          </svg>
          {strings.loading.loading}
        </>
      )}
    </div>
  );
}
