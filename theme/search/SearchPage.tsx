import { useHead, useSite } from '@rspress/core/runtime';
import { preload } from 'react-dom';
import { MANIFEST_FILE } from '../../common/manifest.ts';
import { ALL_VERSIONS, formatSearchAddress, SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { results } from '../../common/strings/results.en.ts';
import { routeOf } from '../../common/urls.ts';
import { Link } from '../routing/Link.tsx';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import fields from '../ui/Form.module.css';
import { IconButton } from '../ui/IconButton.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { dropUnknownVersion } from './dropUnknownVersion.ts';
import { AreaLinks, NothingFound } from './NothingFound.tsx';
import { QueryProblem, VersionNote } from './QueryNotes.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import styles from './SearchPage.module.css';
import { dropUnknownArea } from './searchedAreas.ts';
import { startWorker } from './startWorker.ts';
import { useAskedVersion } from './useAskedVersion.ts';
import { useSearchedAreas } from './useSearchedAreas.ts';
import { useSearchForm } from './useSearchForm.ts';
import { useSearchResults } from './useSearchResults.ts';
import { useUpgradeOffer } from './useUpgradeOffer.ts';
import { WordHints } from './WordHints.tsx';

// A reader who comes to this page searches: the worker starts before the page is alive. Ahead of a visit nothing does.
if (typeof location !== 'undefined' && location.pathname.endsWith(SEARCH_ROUTE)) startWorker();

/** Search any version, or all of them, from an address that can be shared. */
export function SearchPage() {
  const { base, siteBase, name, label } = useThemeData();
  preload(siteBase + MANIFEST_FILE, { as: 'fetch', crossOrigin: 'anonymous' });
  const { form: written, change, isReady } = useSearchForm();
  const known = dropUnknownVersion(written, fileOf(useSiteFile(MANIFEST, true)));
  const query = known.q.trim();
  const named = useAskedVersion(query);
  // A version that was chosen counts more than one that the query names.
  const asked = known.version === undefined || known.version === named?.name ? named : undefined;
  const isUnknown = known.version !== written.version;
  const searched = asked ? { ...known, q: asked.words, version: asked.name } : known;
  const areas = useSearchedAreas(searched.version);
  const form = dropUnknownArea(searched, areas);
  const { state, retry, more } = useSearchResults(form);
  const isNothing = state.status === 'done' && state.rows.length === 0 && form.version !== ALL_VERSIONS;
  const upgrade = useUpgradeOffer(query);
  const words = strings.search;
  const title = query === '' ? words.searchDocs : words.resultsFor(query);
  useSearchHead(query === '' ? words.search : title);
  return (
    <div className={`${fields.frame} ${styles.root}`}>
      <PageTitle>{title}</PageTitle>
      <div className={fields.plain}>
        <p>{words.withoutScripts}</p>
        <AreaLinks />
      </div>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.field}>
          <SearchField
            aria-label={words.searchDocs}
            value={written.q}
            onChange={({ target }) => change({ q: target.value })}
          />
          {written.q !== '' && (
            <IconButton
              className={styles.clear}
              icon="close"
              label={words.clearText}
              onClick={() => change({ q: '' })}
            />
          )}
        </div>
        <SearchFilters
          form={form}
          areas={areas ?? []}
          change={(part) => change(named && 'version' in part ? { ...part, version: part.version ?? name } : part)}
        />
      </form>
      <p className={styles.count} role="status">
        {isUnknown && (
          <span className={styles.unknown}>{results.noVersion(written.version ?? '', asked?.label ?? label)} </span>
        )}
        {isReady && query !== '' ? state.text : ''}
      </p>
      {state.status === 'failed' && (
        <div>
          <Button kind="quiet" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {asked && state.status === 'done' && (
        <VersionNote label={asked.label}>
          <Link href={SEARCH_ROUTE + formatSearchAddress({ ...written, version: name })}>
            {results.asText(query, label)}
          </Link>
        </VersionNote>
      )}
      {state.problem && <QueryProblem query={form.q} error={state.problem} />}
      {state.status === 'done' && <WordHints form={form} words={state.unknownWords} />}
      {upgrade && (
        <p className={styles.upgrade}>
          <Link href={routeOf(base, upgrade.href) ?? upgrade.href}>{upgrade.text}</Link>
          <small>{upgrade.note}</small>
        </p>
      )}
      {isNothing && <NothingFound form={form} />}
      {state.rows.length > 0 && <ResultList rows={state.rows} onMore={more} />}
    </div>
  );
}

function useSearchHead(pageTitle: string): void {
  const { site } = useSite();
  useHead({ title: formatTitle(pageTitle, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
}
