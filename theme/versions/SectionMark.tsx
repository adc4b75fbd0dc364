import { history as words } from '../../common/strings/en/history.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveMarks } from './resolveMarks.ts';
import styles from './SectionMark.module.css';
import { usePageHistory } from './usePageHistory.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

/** Mark a section that is new or changed since the version that the reader chose last. */
export function SectionMark({ anchor }: { anchor: string }) {
  const { route } = useSidebarPosition();
  const { name } = useThemeData();
  const preferred = usePreferredVersion();
  const { history } = usePageHistory(route, preferred !== undefined);
  const mark = history && preferred && resolveMarks(history, name, preferred.name).get(anchor);
  return mark ? <small className={styles.root}>{words.marks[mark](preferred.label)}</small> : null;
}
