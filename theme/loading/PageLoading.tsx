import { useHead, useSite } from '@rspress/core/runtime';
import type { PageLoad } from '../routing/pageLoad.ts';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { PageFailure } from './PageFailure.tsx';
import styles from './PageSpinner.module.css';
import { useDelay } from './useDelay.ts';

/** A page that loads faster shows no spinner: it would only flicker. */
const SPINNER_DELAY_MS = 200;

interface Props {
  load: PageLoad;
  onRetry: () => void;
  keptHtml?: string | undefined;
}

/** Show that a page is loading, or that it failed to load. */
export function PageLoading({ load, onRetry, keptHtml }: Props) {
  return (
    <>
      {load.status === 'failed' ? <PageFailure error={load.error} onRetry={onRetry} /> : <PageSpinner />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document had this HTML already. */}
      {keptHtml && <article className="rp-doc rspress-doc" dangerouslySetInnerHTML={{ __html: keptHtml }} />}
    </>
  );
}

function PageSpinner() {
  const { site } = useSite();
  const isVisible = useDelay(true, SPINNER_DELAY_MS);
  // The address is already the page's.
  useHead({ title: isVisible ? formatTitle(strings.loading.loading, site.title) : undefined });
  return (
    <div className={styles.root} role="status">
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
