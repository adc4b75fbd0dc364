import type { OfflineVersion } from '../../common/offline.ts';
import { offline as words } from '../../common/strings/en/offline.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import styles from './OfflineControl.module.css';
import { type OfflineState, useOfflineVersion } from './useOfflineVersion.ts';

const TO_REMOVE: Partial<Record<OfflineState['status'], 'cancel' | 'remove'>> = {
  storing: 'cancel',
  stored: 'remove',
  outdated: 'remove',
};

/** Draw a list item with the button that stores a version, cancels that, or removes it: one button, on which the focus stays. */
export function OfflineControl({ version }: { version: OfflineVersion }) {
  const [state, act] = useOfflineVersion(version);
  const formatSize = useFormatSize();
  const { label, bytes, storedBytes } = version;
  const size = words.size(formatSize(bytes), storedBytes === undefined ? undefined : formatSize(storedBytes));
  const removal = TO_REMOVE[state.status];
  return (
    <li className={styles.root}>
      {/* The second click of a double click is not meant for the next action. */}
      <Button kind="quiet" onClick={({ detail }) => detail < 2 && act(removal ? 'remove' : 'store')}>
        {removal ? words[removal](label) : words.read(label, size)}
      </Button>
      {state.status === 'storing' && (
        <progress className={styles.progress} aria-label={words.storing(label)} value={state.done} max={state.total} />
      )}
      {/* Says the beginning and the end; the bar has the rest. */}
      <p className={styles.note} role="status">
        {formatNote(state, label)}
      </p>
    </li>
  );
}

function formatNote(state: OfflineState, label: string): string {
  if (state.status === 'unknown') return '';
  return state.status === 'failed' ? words.failures[state.reason](label) : words[state.status](label);
}

/** Return a function that formats bytes. @example '2.9 MB' */
function useFormatSize(): (bytes: number) => string {
  const { locale, locales } = useThemeData();
  const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat(locales[locale]?.htmlLang, options);
  return (bytes) => format.format(bytes / 1_000_000);
}
