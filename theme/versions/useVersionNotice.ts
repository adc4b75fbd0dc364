import { type MouseEvent, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';
import { loadSiteFile } from './siteFiles.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

interface VersionNoticeState {
  notice: Notice | undefined;
  /** The server did not draw the notice, so it must not push the page down now. */
  isLate: boolean;
  /** Say that the reader is about to follow the link. */
  want: () => void;
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Decide the notice of the page being read. The page map is fetched when the reader goes for the link. */
export function useVersionNotice(route: string): VersionNoticeState {
  const themeData = useThemeData();
  const [isWanted, setIsWanted] = useState(false);
  const manifest = useSiteFile('manifest', true);
  const pageMap = useSiteFile('pageMap', isWanted);
  const own = { ...themeData, route };
  const notice = resolveNotice({ own, manifest: fileOf(manifest), pageMap: fileOf(pageMap) });
  const isSettled = [manifest, pageMap].every(({ status }) => status === 'done' || status === 'failed');

  // A tap may come before the files: wait for them, and go where they say.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSettled || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const fallback = notice?.latest?.href ?? themeData.siteBase;
    const { siteBase } = themeData;
    Promise.all([loadSiteFile(siteBase, 'manifest'), loadSiteFile(siteBase, 'pageMap')])
      .then(([manifest, pageMap]) => resolveNotice({ own, manifest, pageMap })?.latest?.href ?? fallback)
      .catch(() => fallback)
      .then((href) => window.location.assign(href));
  };

  return { notice, isLate: themeData.role === 'latest', want: () => setIsWanted(true), follow };
}
