import { type MouseEvent, useState } from 'react';
import { loadSiteFile } from '../../data/siteFiles.ts';
import { fileOf, useSiteFile } from '../../data/useSiteFile.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { type Notice, resolveNotice } from './resolveNotice.ts';

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
  const manifest = fileOf(useSiteFile('manifest', true));
  const pageMap = useSiteFile('pageMap', isWanted);
  const own = { ...themeData, route };
  const notice = resolveNotice({ own, manifest, pageMap: fileOf(pageMap) });
  const isSettled = pageMap.status === 'done' || pageMap.status === 'failed';

  // A tap comes before the page map: wait for it, and go where it says.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSettled || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const fallback = notice?.latest?.href ?? themeData.siteBase;
    loadSiteFile(themeData.siteBase, 'pageMap')
      .then((file) => resolveNotice({ own, manifest, pageMap: file })?.latest?.href ?? fallback)
      .catch(() => fallback)
      .then((href) => window.location.assign(href));
  };

  return { notice, isLate: themeData.role === 'latest', want: () => setIsWanted(true), follow };
}
