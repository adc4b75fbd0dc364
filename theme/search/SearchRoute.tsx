import { useHead, useSite } from '@rspress/core/runtime';
import { preload } from 'react-dom';
import { MANIFEST_FILE } from '../../common/manifest.ts';
import { ALL_VERSIONS, SEARCH_ROUTE } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import fields from '../ui/Form.module.css';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AreaLinks, NothingFound } from './NothingFound.tsx';
import { QueryProblem } from './QueryProblem.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SymbolList } from './SymbolList.tsx';
import { startWorker } from './startWorker.ts';
import { useSearchPage } from './useSearchPage.ts';

// Rspress reads these like front matter.
export const title = strings.search.search;
export const frontmatter = { title, description: strings.search.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function SearchRoute() {
  return <SearchPage />;
}

// The worker starts before hydration, but not when the page is prefetched.
if (typeof location !== 'undefined' && location.pathname.endsWith(SEARCH_ROUTE)) startWorker();

/** Search any version, or all of them, from an address that can be shared. */
export function SearchPage() {
  const { siteBase, label } = useThemeData();
  preload(siteBase + MANIFEST_FILE, { as: 'fetch', crossOrigin: 'anonymous' });
  const { written, change, isReady, search, results: found } = useSearchPage();
  const { form, areas, isUnknownVersion } = search;
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
      <SearchForm text={written.q} form={form} areas={areas ?? []} change={change} />
      <p className={styles.count} role="status">
        {isUnknownVersion && <span className={styles.unknown}>{words.noVersion(written.version ?? '', label)} </span>}
        {isReady && query !== '' ? found.text : ''}
      </p>
      {status === 'failed' && (
        <div>
          <Button kind="quiet" onClick={found.retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {found.problem && <QueryProblem query={form.q} error={found.problem} />}
      {isNothing && <NothingFound />}
      {symbols.length > 0 && <SymbolList key={query} symbols={symbols} />}
      {rows.length > 0 && <ResultList rows={rows} onMore={found.more} />}
    </div>
  );
}

function useSearchHead(pageTitle: string): void {
  const { site } = useSite();
  useHead({ title: formatTitle(pageTitle, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
}
