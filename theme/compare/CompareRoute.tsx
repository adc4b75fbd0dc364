import { useHead, useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import { type CompareAddress, formatCompareAddress, parseCompareAddress } from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { normalizeRoute } from '../../common/urls.ts';
import { findVersion } from '../../common/version.ts';
import { strings } from '../site/strings.ts';
import { formatTitle } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import { loadedOf } from '../ui/loadable.ts';
import { RangeForm } from '../versions/RangeForm.tsx';
import { historyFile, MANIFEST, reloadSiteFile } from '../versions/siteFiles.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';
import styles from './ComparePage.module.css';
import { PageComparison } from './PageComparison.tsx';
import { VersionComparison } from './VersionComparison.tsx';

// Rspress reads these like front matter.
export const title = strings.versions.compare;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function CompareRoute() {
  return <ComparePage />;
}

/** Compare a page, or all pages, of two versions, from an address that can be shared. */
export function ComparePage() {
  const { siteBase } = useThemeData();
  const manifestState = useSiteFile(MANIFEST, true);
  const manifest = loadedOf(manifestState);
  const { address, change } = useCompareAddress(manifest);
  const route = address.page && normalizeRoute(address.page);
  const historyState = useSiteFile(historyFile(route ?? '/'), route !== undefined);
  const history = loadedOf(historyState);
  // Prefer the page of both versions.
  const pages = history?.pages ?? [];
  const has = (name: string | undefined) => (page: (typeof pages)[number]) =>
    page.some((entry) => entry.name === name && entry.change !== 'missing');
  const page = pages.find((entry) => [address.from, address.to].every((name) => has(name)(entry))) ?? pages[0];
  const found = page?.filter(({ change }) => change !== 'missing');
  const shown = found?.find(({ name }) => name === address.to) ?? found?.[0];
  const title = route ? words.pageTitle(shown?.title ?? route) : strings.versions.compare;
  const { site } = useSite();
  useHead({ title: formatTitle(title, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
  return (
    <div className={`${form.frame} ${styles.root}`}>
      <h1>{title}</h1>
      <p className={form.plain}>
        {words.withoutScripts} <a href={`${siteBase}versions/`}>{strings.versions.all}</a>
      </p>
      {manifest && (
        <RangeForm
          manifest={manifest}
          range={address}
          words={words}
          canSwap
          onChange={change}
          href={() => window.location.href}
        />
      )}
      {[manifestState, historyState].some(({ status }) => status === 'failed') ? (
        <div role="alert">
          <p>{manifest ? words.pageFailed(route ?? '') : words.filesFailed}</p>
          <Button
            onClick={() => {
              // A failure is part of the state.
              for (const file of [MANIFEST, ...(route ? [historyFile(route)] : [])])
                reloadSiteFile<unknown>(siteBase, file).catch(() => undefined);
            }}
          >
            {strings.ui.retry}
          </Button>
        </div>
      ) : null}
      {manifest && route && page && <PageComparison manifest={manifest} history={page} {...address} />}
      {manifest && !route && <VersionComparison manifest={manifest} {...address} change={change} />}
    </div>
  );
}

interface AddressState {
  address: CompareAddress;
  change: (part: Partial<CompareAddress>) => void;
}

function useCompareAddress(manifest: Manifest | undefined): AddressState {
  const { base } = useThemeData();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The build has no address.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const asked = parseCompareAddress(isReady ? search : '');
  const names = manifest?.versions.map(({ name }) => name) ?? [];
  const known = (name: string | undefined) => name && findVersion(manifest?.versions ?? [], name)?.name;
  const to = known(asked.to) ?? manifest?.latest ?? names[0];
  const from = known(asked.from) ?? names[names.indexOf(to ?? '') + 1] ?? names.at(-1);
  const address = { ...asked, from, to };
  const change = (part: Partial<CompareAddress>) => {
    const { search } = new URL(formatCompareAddress(base, { ...address, ...part }), window.location.href);
    navigate({ search }, { replace: true });
  };
  return { address, change };
}
