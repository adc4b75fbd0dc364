import { useSite } from '@rspress/core/runtime';
import { useThemeData } from '../site/useThemeData.ts';
import { useVersionNotice } from './useVersionNotice.ts';
import styles from './VersionNotice.module.css';

/** Tell readers of an unreleased or an old version so, and send them to the latest. */
export function VersionNotice({ route }: { route: string }) {
  const { site } = useSite();
  const { label } = useThemeData();
  const { notice, isLate, want, follow } = useVersionNotice(route);
  if (!notice) return null;
  return (
    <section className={isLate ? `${styles.root} ${styles.late}` : styles.root} aria-label="Version notice">
      {notice.kind === 'unreleased' ? (
        <p>
          This is unreleased documentation for {site.title} <strong>{label}</strong>.
        </p>
      ) : (
        <p>
          This is documentation for {site.title} <strong>{label}</strong>, which is no longer actively maintained.
        </p>
      )}
      {notice.latest && (
        <p>
          For up-to-date documentation, see the{' '}
          <a className={styles.link} href={notice.latest.href} onPointerEnter={want} onFocus={want} onClick={follow}>
            latest version
          </a>
          {notice.latest.label && ` (${notice.latest.label})`}.
        </p>
      )}
    </section>
  );
}

/** Name the version above the page's title. */
export function VersionBadge() {
  const { label } = useThemeData();
  return <p className={styles.badge}>Version: {label}</p>;
}
