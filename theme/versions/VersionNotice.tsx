import { useLocation, useSite } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { findHistory } from '../../common/pageMap.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { isPlainClick } from '../routing/resolveLink.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';
import { historyFile, loadSiteFile, MANIFEST } from './siteFiles.ts';
import { usePageHistory } from './usePageHistory.ts';
import { useSiteFile } from './useSiteFile.ts';
import styles from './VersionNotice.module.css';

/** Show readers of unreleased or old versions a way to the latest. */
export function VersionNotice({ route }: { route: string }) {
  const { site } = useSite();
  const { name, label, role, base } = useThemeData();
  const { notice, follow } = useVersionNotice(route);
  if (!notice) return null;
  // The page's HTML has no notice, so nothing may move down now.
  const isLate = role === 'latest';
  const words = strings.versions.notice;
  const sentence = words[notice.kind](site.title);
  const { latest } = notice;
  return (
    <section className={isLate ? `${styles.root} ${styles.late}` : styles.root} aria-label={words.name}>
      <p>
        {sentence.before}
        <strong>{label}</strong>
        {sentence.after}
      </p>
      {latest && (
        <p>
          {words.latest.before}
          <a className={styles.link} href={latest.href} onClick={follow}>
            {words.latest.link}
          </a>
          <span className={styles.latest}>{words.latest.after(latest.label)}</span>{' '}
          {latest.isSame ? (
            words.same
          ) : (
            <a
              className={styles.link}
              href={formatCompareAddress(base, { page: route, [notice.kind === 'unreleased' ? 'to' : 'from']: name })}
            >
              {words.compare}
            </a>
          )}
        </p>
      )}
      {notice.upgradeHref && (
        <p>
          <a className={styles.link} href={notice.upgradeHref}>
            {words.upgrade(label)}
          </a>
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

interface VersionNoticeState {
  notice: Notice | undefined;
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function useVersionNotice(route: string): VersionNoticeState {
  const themeData = useThemeData();
  const { hash } = useLocation();
  const { siteBase, name, base } = themeData;
  const manifest = useSiteFile(MANIFEST, true);
  const facts = { own: themeData, manifest: loadedOf(manifest), hash };
  const hasNotice = resolveNotice({ ...facts, history: undefined }) !== undefined;
  const { history, isSettled } = usePageHistory(route, hasNotice);
  const notice = resolveNotice({ ...facts, history });

  // A tap may come before the files: wait for their address.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isReady = isSettled && (manifest.status === 'done' || manifest.status === 'failed');
    if (isReady || !isPlainClick(event)) return;
    event.preventDefault();
    const fallback = notice?.latest?.href ?? siteBase;
    Promise.all([loadSiteFile(siteBase, MANIFEST), loadSiteFile(siteBase, historyFile(route))])
      .then(([manifest, file]) => {
        const history = findHistory(file, { name, path: pathnameOf(base, route) });
        return resolveNotice({ ...facts, manifest, history })?.latest?.href ?? fallback;
      })
      .catch(() => fallback)
      .then((href) => window.location.assign(href));
  };

  return { notice, follow };
}
