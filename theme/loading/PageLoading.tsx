import type { PageLoad } from '../routing/pageLoad.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageSpinner } from './PageSpinner.tsx';

interface Props {
  load: PageLoad;
  onRetry: () => void;
}

/** Stand in for a page that is not there yet, or did not load. */
export function PageLoading({ load, onRetry }: Props) {
  return load.status === 'failed' ? <PageFailure error={load.error} onRetry={onRetry} /> : <PageSpinner />;
}
