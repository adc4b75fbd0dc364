import { useLocation, useSite } from '@rspress/core/runtime';
import { type MouseEvent, useEffect, useState } from 'react';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { isPlainClick } from '../navigation/links.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { MANIFEST } from './loadSiteFile.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';
import styles from './VersionNotice.module.css';
import { usePageHistory, useSiteFiles } from './versions.ts';

/** Draw the notice of a version that is not the latest. */
export function NoticeText({ route }: { route: string }) {
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

interface VersionNoticeState {
  notice: Notice | undefined;
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function useVersionNotice(route: string): VersionNoticeState {
  const themeData = useThemeData();
  const { hash } = useLocation();
  const file = useSiteFiles([MANIFEST]);
  const facts = { own: themeData, manifest: file.loaded[0], hash };
  const hasNotice = resolveNotice({ ...facts, history: undefined }) !== undefined;
  const { history, isSettled } = usePageHistory(route, hasNotice);
  const notice = resolveNotice({ ...facts, history });

  const href = notice?.latest?.href;
  const isReady = file.isSettled && isSettled;

  // A tap may come before the files: wait for their address, on this page alone.
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    if (followed !== route) setFollowed(undefined);
    else if (isReady && href) window.location.assign(href);
  }, [followed, route, isReady, href]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isReady || !isPlainClick(event)) return;
    event.preventDefault();
    setFollowed(route);
  };

  return { notice, follow };
}
