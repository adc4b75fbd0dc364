import { useLocation, useSite } from '@rspress/core/runtime';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';
import { MANIFEST } from './siteFiles.ts';
import { usePageHistory } from './usePageHistory.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';
import styles from './VersionNotice.module.css';

/** Tell readers of an unreleased or an old version so, and send them to the latest. */
export function VersionNotice({ route }: { route: string }) {
  const { site } = useSite();
  const { label, role } = useThemeData();
  const notice = useVersionNotice(route);
  if (!notice) return null;
  // The page's HTML has no notice, so it must not move the page down now.
  const isLate = role === 'latest';
  const words = strings.versions.notice;
  const sentence = words[notice.kind](site.title);
  return (
    <section className={isLate ? `${styles.root} ${styles.late}` : styles.root} aria-label={words.name}>
      <p>
        {sentence.before}
        <strong>{label}</strong>
        {sentence.after}
      </p>
      {notice.latest && (
        <p>
          {words.latest.before}
          <a className={styles.link} href={notice.latest.href}>
            {words.latest.link}
          </a>
          {words.latest.after(notice.latest.label)}
        </p>
      )}
    </section>
  );
}

/** Name the version above the page's title. */
export function VersionBadge() {
  const { label } = useThemeData();
  return <p className={styles.badge}>{strings.versions.version(label)}</p>;
}

/** Decide the notice of the page being read. */
function useVersionNotice(route: string): Notice | undefined {
  const themeData = useThemeData();
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const { history } = usePageHistory(route, true);
  const { hash } = useLocation();
  return resolveNotice({ own: themeData, manifest, history, hash });
}
