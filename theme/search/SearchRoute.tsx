import { useHead, useSite } from '@rspress/core/runtime';
import { preload } from 'react-dom';
import { MANIFEST_FILE } from '../../common/manifest.ts';
import { ALL_VERSIONS, formatArea, parseArea, SEARCH_ROUTE } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { strings } from '../site/strings.ts';
import { formatTitle } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import fields from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
import { AreaLinks, NothingFound } from './NothingFound.tsx';
import { QueryProblem } from './QueryProblem.tsx';
import { ResultList, SymbolList } from './ResultList.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';
import { startSearch } from './searchClient.ts';
import { formatStatus, isNothing, useSearchPage } from './useSearchPage.ts';

// Rspress reads these like front matter.
export const title = strings.search.search;
export const routePath = SEARCH_ROUTE;
export const frontmatter = { title, description: strings.search.description, pageType: 'custom' };

// The worker starts before hydration, but not when the page is prefetched.
if (typeof location !== 'undefined' && location.pathname.endsWith(SEARCH_ROUTE)) startSearch();

/** Search any version, or all of them, from an address that can be shared. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function SearchRoute() {
  const { siteBase, label } = useThemeData();
  preload(siteBase + MANIFEST_FILE, { as: 'fetch', crossOrigin: 'anonymous' });
  const search = useSearchPage();
  const { written, isReady, form, isUnknownVersion, state, results, retry, more } = search;
  const query = written.q.trim();
  const pageTitle = query === '' ? words.searchDocs : words.resultsFor(query);
  useSearchHead(query === '' ? strings.search.search : pageTitle);
  return (
    <div className={`${fields.frame} ${styles.root}`}>
      <h1>{pageTitle}</h1>
      <div className={fields.plain}>
        <p>{words.withoutScripts}</p>
        <AreaLinks />
      </div>
      <SearchForm {...search} />
      <p className={styles.count} role="status">
        {isUnknownVersion && <span className={styles.unknown}>{words.noVersion(written.version ?? '', label)} </span>}
        {isReady && query !== '' ? formatStatus(search) : ''}
      </p>
      {state.status === 'failed' && (
        <div>
          <Button kind="quiet" onClick={retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {results?.error && <QueryProblem query={form.q} error={results.error} />}
      {results && isNothing(results) && form.version !== ALL_VERSIONS && <NothingFound />}
      {results && results.symbols.length > 0 && <SymbolList key={query} symbols={results.symbols} />}
      {results && results.rows.length > 0 && <ResultList rows={results.rows} onMore={more} />}
    </div>
  );
}

type FormProps = Pick<ReturnType<typeof useSearchPage>, 'written' | 'form' | 'areas' | 'manifest' | 'change'>;

/** Let the reader choose what is searched: words, areas and version. */
function SearchForm({ written: { q }, form, areas = [], manifest, change }: FormProps) {
  const { name, label } = useThemeData();
  const versions = manifest?.versions ?? [{ name, label }];
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        aria-label={words.searchDocs}
        value={q}
        onChange={({ target }) => change({ q: target.value })}
        onClear={() => change({ q: '' })}
      />
      <div className={fields.row}>
        <Select
          label={words.area}
          value={formatArea(form.area, form.isOutside)}
          options={[
            { value: '', label: words.allAreas },
            ...areas.map(({ id, label }) => ({ value: id, label })),
            ...areas.map(({ id, label }) => ({ value: formatArea(id, true), label: words.outsideArea(label) })),
          ]}
          onChange={(value) => change(parseArea(value))}
        />
        <Select
          label={words.version}
          value={form.version ?? name}
          options={[
            ...versions.map((version) => ({ value: version.name, label: version.label })),
            { value: ALL_VERSIONS, label: strings.versions.all },
          ]}
          onChange={(value) => change({ version: value === name ? undefined : value })}
        />
      </div>
    </form>
  );
}

function useSearchHead(pageTitle: string): void {
  const { site } = useSite();
  useHead({ title: formatTitle(pageTitle, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
}
