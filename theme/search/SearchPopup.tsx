import { useCallback, useMemo, useRef, useState } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/search.ts';
import { findSidebarItem } from '../../common/sidebar.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { pathnameOf } from '../../common/urls.ts';
import { BOX_HITS, BOX_SYMBOLS, type SearchAnswer } from '../../packages/search/index.ts';
import { Link } from '../navigation/Link.tsx';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { askVersion } from './askVersions.ts';
import { listFoundOptions, listStartOptions } from './listbox.ts';
import { NothingFound } from './NothingFound.tsx';
import { HitPlaceholders, OptionList, type PopupBox } from './OptionList.tsx';
import { QueryProblem } from './QueryProblem.tsx';
import { forgetRecentPages, readRecentPages } from './recentPages.ts';
import { listSearchAreas } from './resolveSearch.ts';
import styles from './SearchPopup.module.css';
import { type Ask, useAnswer } from './useAnswer.ts';

/** Show results as the reader types, or where to begin. */
export function SearchPopup({ text, box }: { text: string; box: PopupBox }) {
  const query = text.trim();
  return <div className={styles.root}>{query === '' ? <Start box={box} /> : <Found query={query} box={box} />}</div>;
}

/** Offer the pages read last, else the first steps. */
function Start({ box }: { box: PopupBox }) {
  const { siteBase, base, name, sidebars, search } = useThemeData();
  const [visited, setVisited] = useState(() => listVisited(siteBase, name));
  const options = useMemo(() => {
    if (visited.length > 0) return listStartOptions('visited', visited);
    const starters = search.starters.filter(({ to }) => findSidebarItem(sidebars, to));
    const first = starters.map(({ label, to }) => ({ text: label, note: '', href: pathnameOf(base, to) }));
    return listStartOptions('first', first);
  }, [visited, sidebars, base, search]);
  const forget = () => {
    forgetRecentPages();
    setVisited([]);
  };
  return (
    <>
      {options.length > 0 && <OptionList options={options} list={options} first={-1} box={box} />}
      {visited.length > 0 && (
        <button className={styles.forget} type="button" onClick={forget}>
          {words.forget}
        </button>
      )}
    </>
  );
}

/** Sites that share an origin share the storage. */
const listVisited = (siteBase: string, name: string) =>
  readRecentPages()
    .filter(({ pathname }) => pathname.startsWith(siteBase) && pathname !== window.location.pathname)
    .slice(0, 5)
    .map(({ pathname, title, version }) => ({ text: title, note: version === name ? '' : version, href: pathname }));

/** Search one version. */
function Found({ query, box }: { query: string; box: PopupBox }) {
  const { siteBase, name } = useThemeData();
  const footRef = useRef<HTMLDivElement>(null);
  const links = useResultLinks(query);
  const ask = useCallback<Ask<SearchAnswer>>(
    (showEarly) =>
      askVersion({ siteBase, versionName: name }, { query, limit: BOX_HITS, symbols: BOX_SYMBOLS }, showEarly),
    [siteBase, name, query],
  );
  const { state, answer, retry } = useAnswer(ask);
  // Stable objects: the list is drawn anew only where it changes.
  const options = useMemo(() => listFoundOptions(answer), [answer]);
  const asked = state.status === 'done' ? state.asked : undefined;
  const isNothing = asked !== undefined && options.length === 0;
  return (
    <>
      <p className={styles.status} role="status" data-kind={state.status}>
        {state.status === 'loading' && words.loading}
        {state.status === 'failed' && state.reason}
        {isNothing && words.nothing}
      </p>
      {state.status === 'failed' && (
        <div className={styles.retry}>
          <Button kind="quiet" onClick={retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {answer?.error && <QueryProblem query={query} error={answer.error} />}
      {options.length > 0 && <OptionList options={options} list={asked} first={0} box={box} footRef={footRef} />}
      {state.status === 'loading' && <HitPlaceholders />}
      {isNothing && asked === ask && <NothingFound />}
      {options.length > 0 && (
        <div className={styles.foot} ref={footRef}>
          {links.map(({ text, href }) => (
            <Link className={styles.link} key={text} href={href} onClick={box.close}>
              {text}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

/** List the addresses of all results: everywhere, in the area being read, and outside of it. */
function useResultLinks(query: string): { text: string; href: string }[] {
  const { area: id } = useSidebarPosition();
  const area = listSearchAreas(useThemeData()).find((choice) => choice.id === id);
  const format = (part: Partial<SearchAddress>) => SEARCH_ROUTE + formatSearchAddress({ q: query, ...part });
  const all = { text: words.allResults, href: format({}) };
  if (!area) return [all];
  return [
    all,
    { text: words.resultsWithin(area.label), href: format({ area: area.id }) },
    { text: words.resultsOutside(area.label), href: format({ area: area.id, isOutside: true }) },
  ];
}
