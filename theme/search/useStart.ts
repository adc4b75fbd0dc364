import { useEffect, useMemo, useState } from 'react';
import { flattenSidebar } from '../../common/sidebar.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { listStartOptions, type Option, type StartLines } from './listOptions.ts';
import { clearRecentPages, readRecentPages } from './recentPages.ts';
import { clearRecent, readRecent } from './recentSearches.ts';

/** First entries of the first sidebar that are offered. */
const FIRST_STEPS = 3;

type History = Pick<StartLines, 'recent' | 'visited'>;

const NO_HISTORY: History = { recent: [], visited: [] };

/** List what is offered before the reader types, as it is when the box opens. */
export function useStart(isOpen: boolean): { options: Option[]; hasHistory: boolean; forget: () => void } {
  const { siteBase, base, name, sidebars } = useThemeData();
  const [history, setHistory] = useState(NO_HISTORY);

  useEffect(() => {
    if (isOpen) setHistory({ recent: readRecent(), visited: listVisited(siteBase, name) });
  }, [isOpen, siteBase, name]);

  const options = useMemo(() => {
    const [entries = []] = Object.values(sidebars);
    const first = flattenSidebar(entries)
      .flatMap(({ item: { label, link } }) => (link ? [{ text: label, note: '', href: pathnameOf(base, link) }] : []))
      .filter(({ href }) => !history.visited.some((page) => page.href === href))
      .slice(0, FIRST_STEPS);
    return listStartOptions({ ...history, first });
  }, [history, sidebars, base]);

  const forget = () => {
    clearRecent();
    clearRecentPages();
    setHistory(NO_HISTORY);
  };
  return { options, hasHistory: history.recent.length + history.visited.length > 0, forget };
}

/** List the pages that were read before this one. Sites that share an origin share what is stored. */
const listVisited = (siteBase: string, name: string): StartLines['visited'] =>
  readRecentPages()
    .filter(({ pathname }) => pathname.startsWith(siteBase) && pathname !== window.location.pathname)
    .slice(0, 5)
    .map(({ pathname, title, version }) => ({ text: title, note: version === name ? '' : version, href: pathname }));
