import { useSite } from '@rspress/core/runtime';
import { type MouseEvent, useState } from 'react';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';
import { loadSiteFile } from './siteFiles.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';
import styles from './VersionNotice.module.css';

/** Tell readers of an unreleased or an old version so, and send them to the latest. */
export function VersionNotice({ route }: { route: string }) {
  const { site } = useSite();
  const { label, role } = useThemeData();
  const { notice, prefetch, follow } = useVersionNotice(route);
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
          <a
            className={styles.link}
            href={notice.latest.href}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={follow}
          >
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

interface VersionNoticeState {
  notice: Notice | undefined;
  /** Call when the reader is about to follow the link. */
  prefetch: () => void;
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Decide the notice of the page being read. The page map is fetched when the reader is about to follow the link. */
function useVersionNotice(route: string): VersionNoticeState {
  const themeData = useThemeData();
  const [isLinkUsed, setIsLinkUsed] = useState(false);
  const manifest = useSiteFile('manifest', true);
  const pageMap = useSiteFile('pageMap', isLinkUsed);
  const own = { ...themeData, route };
  const notice = resolveNotice({ own, manifest: fileOf(manifest), pageMap: fileOf(pageMap) });
  const isSettled = [manifest, pageMap].every(({ status }) => status === 'done' || status === 'failed');

  // A tap may come before the files: wait for them, then go to the address that they give.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSettled || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { siteBase } = themeData;
    const fallback = notice?.latest?.href ?? siteBase;
    Promise.all([loadSiteFile(siteBase, 'manifest'), loadSiteFile(siteBase, 'pageMap')])
      .then(([manifest, pageMap]) => resolveNotice({ own, manifest, pageMap })?.latest?.href ?? fallback)
      .catch(() => fallback)
      .then((href) => window.location.assign(href));
  };

  return { notice, prefetch: () => setIsLinkUsed(true), follow };
}
