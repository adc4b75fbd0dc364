import { useHead, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { preload } from 'react-dom';
import { MANIFEST_FILE } from '../../common/manifest.ts';
import { ALL_VERSIONS, formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { routeOf } from '../../common/urls.ts';
import { Link } from '../routing/Link.tsx';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import fields from '../ui/Form.module.css';
import { PageTitle } from '../ui/PageTitle.tsx';
import { findWordsElsewhere, type WordElsewhere } from './askSearch.ts';
import { AreaLinks, NothingFound } from './NothingFound.tsx';
import { QueryProblem, VersionNote } from './QueryNotes.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SymbolList } from './SymbolList.tsx';
import { startWorker } from './startWorker.ts';
import { useAnswer, useSettled } from './useAnswer.ts';
import { useSearchPage } from './useSearchPage.ts';

// The worker starts before hydration, but not when the page is prefetched.
if (typeof location !== 'undefined' && location.pathname.endsWith(SEARCH_ROUTE)) startWorker();

/** Search any version, or all of them, from an address that can be shared. */
export function SearchPage() {
  const { base, siteBase, name, label } = useThemeData();
  preload(siteBase + MANIFEST_FILE, { as: 'fetch', crossOrigin: 'anonymous' });
  const { written, change, isReady, search, results: found } = useSearchPage();
  const { form, areas, named, asked, offer, isUnknownVersion } = search;
  const { status, rows, symbols } = found;
  const query = written.q.trim();
  const isNothing = status === 'done' && rows.length + symbols.length === 0 && form.version !== ALL_VERSIONS;
  const title = query === '' ? words.searchDocs : words.resultsFor(query);
  useSearchHead(query === '' ? strings.search.search : title);
  return (
    <div className={`${fields.frame} ${styles.root}`}>
      <PageTitle>{title}</PageTitle>
      <div className={fields.plain}>
        <p>{words.withoutScripts}</p>
        <AreaLinks />
      </div>
      <SearchForm
        text={written.q}
        form={form}
        areas={areas ?? []}
        change={(part) => change(named && 'version' in part ? { ...part, version: part.version ?? name } : part)}
      />
      <p className={styles.count} role="status">
        {isUnknownVersion && (
          <span className={styles.unknown}>{words.noVersion(written.version ?? '', asked?.label ?? label)} </span>
        )}
        {isReady && query !== '' ? found.text : ''}
      </p>
      {status === 'failed' && (
        <div>
          <Button kind="quiet" onClick={found.retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {asked && status === 'done' && (
        <VersionNote label={asked.label}>
          <Link href={SEARCH_ROUTE + formatSearchAddress({ ...written, version: name })}>
            {words.asText(query, label)}
          </Link>
        </VersionNote>
      )}
      {found.problem && <QueryProblem query={form.q} error={found.problem} />}
      {status === 'done' && <WordHints form={form} unknown={found.unknownWords} />}
      {offer && (
        <p className={styles.offer}>
          <Link href={routeOf(base, offer.href) ?? offer.href}>{offer.text}</Link>
          <small>{offer.note}</small>
        </p>
      )}
      {isNothing && <NothingFound form={form} />}
      {symbols.length > 0 && <SymbolList key={query} symbols={symbols} />}
      {rows.length > 0 && <ResultList rows={rows} onMore={found.more} />}
    </div>
  );
}

function useSearchHead(pageTitle: string): void {
  const { site } = useSite();
  useHead({ title: formatTitle(pageTitle, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
}

/** A pasted page is no search. */
const MAX_WORDS = 3;

function WordHints({ form, unknown }: { form: SearchAddress; unknown: readonly string[] }) {
  const { name } = useThemeData();
  const versionName = form.version ?? name;
  const hints = useHints(form.area ? [] : unknown.slice(0, MAX_WORDS), versionName);
  const { before, between, after } = words.wordElsewhere(versionName);
  return hints.map(({ word, version }) => (
    <p className={styles.hint} key={word}>
      {before}
      <bdi>{word}</bdi>
      {between}
      <Link
        className={styles.version}
        href={
          SEARCH_ROUTE + formatSearchAddress({ ...form, version: version.name === name ? undefined : version.name })
        }
      >
        {version.label}
      </Link>
      {after}
    </p>
  ));
}

function useHints(unknown: readonly string[], versionName: string): WordElsewhere[] {
  const { siteBase } = useThemeData();
  const key = unknown.join(' ');
  const isSettled = useSettled(key);
  const question = useMemo(
    () => (key !== '' && isSettled && mayLook() ? { siteBase, words: key.split(' '), versionName } : undefined),
    [key, isSettled, siteBase, versionName],
  );
  const { state } = useAnswer(question, findWordsElsewhere);
  return state.status === 'done' && state.answered === question ? state.answer : [];
}

/** Each version that is searched loads its index. */
const mayLook = () => mayPrefetch(readConnection());
