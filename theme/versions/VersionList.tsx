import { useThemeData } from '../site/useThemeData.ts';
import styles from '../ui/ChoiceList.module.css';
import type { VersionChoice } from './resolveChoices.ts';
import { writePreferredVersion } from './usePreferredVersion.ts';

/** Link to the versions, and to the plain page that lists them all. A version that is chosen is kept as the reader's. */
export function VersionList({ choices }: { choices: VersionChoice[] }) {
  const { siteBase } = useThemeData();
  return (
    <ul className={styles.list}>
      {choices.map(({ name, label, mark, href, isCurrent, note }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => writePreferredVersion(name)}
          >
            <span className={styles.label}>{label}</span> {mark && <span className={styles.mark}>{mark}</span>}{' '}
            {note && <span className={styles.note}>{note}</span>}
          </a>
        </li>
      ))}
      <li className={styles.last}>
        <a className={styles.link} href={`${siteBase}versions/`}>
          All versions
        </a>
      </li>
    </ul>
  );
}
