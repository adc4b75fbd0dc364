import { useLayoutEffect } from 'react';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { HistorySummary } from './HistorySummary.tsx';
import { HISTORY_CLASS } from './historyClass.ts';
import { MANIFEST } from './siteFiles.ts';
import { usePageHistory } from './usePageHistory.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { useSiteFile } from './useSiteFile.ts';

/** Draw the history line from its data. `onShown` gets whether they are loaded. */
export function HistoryLine({ onShown }: { onShown: (isShown: boolean) => void }) {
  const { route } = useSidebarPosition();
  const { name, base, siteBase } = useThemeData();
  const { history } = usePageHistory(route, true);
  const manifest = loadedOf(useSiteFile(MANIFEST, true));
  const preferred = usePreferredVersion();
  const isShown = history !== undefined && manifest !== undefined;
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);
  if (!history || !manifest) return null;
  const labels = new Map(manifest.versions.map((version) => [version.name, version.label]));
  return (
    <div className={HISTORY_CLASS}>
      <HistorySummary
        history={history}
        labels={labels}
        siteBase={siteBase}
        own={{ name, base, route }}
        preferred={preferred?.name}
      />
    </div>
  );
}
