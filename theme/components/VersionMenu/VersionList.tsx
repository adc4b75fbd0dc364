import { useThemeData } from '../../data/useThemeData.ts';
import type { VersionChoice } from './resolveChoices.ts';
import styles from './VersionList.module.css';

/** Link to the versions, and to the plain page that lists them all. */
export function VersionList({ choices }: { choices: VersionChoice[] }) {
  const { siteBase } = useThemeData();
  return (
    <ul className={styles.list}>
      {choices.map(({ name, label, mark, href, isCurrent, isMissing }) => (
        <li key={name}>
          <a className={styles.link} href={href} aria-current={isCurrent ? 'true' : undefined}>
            <span className={styles.label}>{label}</span> {mark && <span className={styles.mark}>{mark}</span>}
            {isMissing && <span className={styles.missing}>page not in this version</span>}
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
