import { useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
import {
  COMPARE_ROUTE,
  type CompareAddress,
  formatCompareAddress,
  parseCompareAddress,
} from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { normalizeRoute } from '../../common/urls.ts';
import { findVersion } from '../../common/version.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import form from '../ui/Form.module.css';
import { readKeptScroll } from '../ui/historyEntry.ts';
import { historyFile, MANIFEST } from '../versions/loadSiteFile.ts';
import { RangePage, useQuery } from '../versions/RangePage.tsx';
import { useSiteFiles } from '../versions/versions.ts';
import { PageComparison } from './PageComparison.tsx';
import { VersionComparison } from './VersionComparison.tsx';

// Rspress reads these like front matter.
export const title = strings.versions.compare;
export const routePath = COMPARE_ROUTE;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

/** Compare a page, or all pages, of two versions, from an address that can be shared. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function ComparePage() {
  const { base, siteBase } = useThemeData();
  const { query = '', write } = useQuery();
  const keptTop = useKeptTop();
  const asked = parseCompareAddress(query);
  const route = asked.page && normalizeRoute(asked.page);
  const { loaded, hasFailed, retry } = useSiteFiles([MANIFEST, route ? historyFile(route) : undefined]);
  const [manifest, history] = loaded;
  const versions = manifest?.versions ?? [];
  const names = versions.map(({ name }) => name);
  const known = (name: string | undefined) => name && findVersion(versions, name)?.name;
  const to = known(asked.to) ?? manifest?.latest ?? names[0];
  const from = known(asked.from) ?? names[names.indexOf(to ?? '') + 1] ?? names.at(-1);
  const address: CompareAddress = { ...asked, from, to };
  const hrefOf = (part: Partial<CompareAddress>) => formatCompareAddress(base, { ...address, ...part });
  const change = (part: Partial<CompareAddress>) => write(hrefOf(part));
  // Prefer the page of both versions.
  const pages = history?.pages.map((page) => page.filter(({ change }) => change !== 'missing')) ?? [];
  const found = pages.find((page) => [from, to].every((name) => page.some((one) => one.name === name))) ?? pages[0];
  const shown = found?.find(({ name }) => name === to) ?? found?.[0];
  return (
    <RangePage
      title={route ? words.pageTitle(shown?.title ?? route) : title}
      isIndexed={false}
      plain={
        <p className={form.plain}>
          {words.withoutScripts} <a href={`${siteBase}versions/`}>{strings.versions.all}</a>
        </p>
      }
      words={words}
      manifest={manifest}
      range={address}
      canSwap
      onChange={change}
      href={hrefOf({})}
      failure={hasFailed ? (manifest ? words.pageFailed(route ?? '') : words.filesFailed) : undefined}
      retry={retry}
    >
      {manifest && route && found && (
        <PageComparison manifest={manifest} history={found} {...address} change={change} keptTop={keptTop} />
      )}
      {manifest && !route && <VersionComparison manifest={manifest} {...address} change={change} keptTop={keptTop} />}
    </RangePage>
  );
}

/** Read where the reader left the entry before, whose content is loaded after the router has scrolled. */
function useKeptTop(): number | undefined {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history. A build has none.
  return useMemo(() => (typeof window === 'undefined' ? undefined : readKeptScroll()), [search]);
}
