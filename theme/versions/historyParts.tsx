// What pages load where a reader chose another version, or came without the page's HTML.
import { useLayoutEffect } from 'react';
import { history as words } from '../../common/strings/en/history.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { HistorySummary } from './HistorySummary.tsx';
import styles from './PageHistory.module.css';
import { resolveBadges } from './resolveBadges.ts';
import { useManifest, usePageHistory, usePreferredVersion } from './versions.ts';

interface LineProps {
  className: string;
  onShown: (isShown: boolean) => void;
}

/** Draw the history line from its data. `onShown` gets whether they are loaded. */
export function HistoryLine({ className, onShown }: LineProps) {
  const { route } = useSidebarPosition();
  const { name, base, siteBase } = useThemeData();
  const { history } = usePageHistory(route, true);
  const manifest = useManifest();
  const preferred = usePreferredVersion()?.name;
  const isShown = history !== undefined && manifest !== undefined;
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);
  if (!history || !manifest) return null;
  const labels = new Map(manifest.versions.map((version) => [version.name, version.label]));
  return (
    <div className={className}>
      <HistorySummary
        history={history}
        labels={labels}
        siteBase={siteBase}
        preferred={preferred}
        own={{ name, base, route }}
      />
    </div>
  );
}

/** Tell of a section that it is new or changed since the version that the reader chose last. */
export function SectionBadge({ anchor }: { anchor: string }) {
  const { route } = useSidebarPosition();
  const { name } = useThemeData();
  const preferred = usePreferredVersion();
  const { history } = usePageHistory(route, preferred !== undefined);
  const change = history && preferred && resolveBadges(history, name, preferred.name).get(anchor);
  return change ? <small className={styles.badge}>{words.badges[change](preferred.label)}</small> : null;
}
