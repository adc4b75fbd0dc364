import { useLayoutEffect } from 'react';
import { formatSummary } from '../../common/formatHistory.ts';
import { historyPath } from '../../common/pageHistory.ts';
import { resolveComparisons } from '../../common/resolveComparisons.ts';
import { history as words } from '../../common/strings/history.en.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HISTORY_CLASS } from './historyClass.ts';
import styles from './PageHistory.module.css';
import { MANIFEST } from './siteFiles.ts';
import { usePageHistory } from './usePageHistory.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** Tell in one line what happened to the page in each version, and compare it with another. `onShown` hears whether it does. */
export function HistoryLine({ onShown }: { onShown: (isShown: boolean) => void }) {
  const { route } = useSidebarPosition();
  const { name, base, siteBase } = useThemeData();
  const { history } = usePageHistory(route, true);
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const preferred = usePreferredVersion();
  const isShown = history !== undefined && manifest !== undefined;
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);
  if (!history || !manifest) return null;
  const labels = new Map(manifest.versions.map((version) => [version.name, version.label]));
  const labelOf = (versionName: string) => labels.get(versionName) ?? versionName;
  const { hrefs, best } = resolveComparisons(history, { name, base, route, preferred: preferred?.name });
  return (
    <div className={HISTORY_CLASS}>
      <details className={styles.details} key={route}>
        <summary className={styles.summary}>
          {formatSummary(history, name, { words, labels })}
          <Icon name="chevron" />
        </summary>
        <HistoryList history={history} labelOf={labelOf} compareHrefs={hrefs} />
        <a className={styles.link} href={historyPath(siteBase, route)}>
          {words.more}
        </a>
      </details>
      {best && (
        <a className={styles.link} href={hrefs.get(best)}>
          {words.compareWith(labelOf(best))}
        </a>
      )}
    </div>
  );
}
