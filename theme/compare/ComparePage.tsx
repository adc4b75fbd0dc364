import { useHead, useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { type CompareAddress, formatCompareAddress, parseCompareAddress } from '../../common/compareAddress.ts';
import type { Manifest } from '../../common/manifest.ts';
import { normalizeRoute } from '../../common/urls.ts';
import { findVersion } from '../../common/version.ts';
import { formatTitle } from '../site/formatTitle.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Select } from '../ui/Select.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { historyFile, MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import styles from './ComparePage.module.css';
import { PageComparison } from './PageComparison.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import { words } from './words.ts';

/** Compare a page, or all pages, of two versions, from an address that can be shared. */
export function ComparePage() {
  const { siteBase } = useThemeData();
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const { address, change } = useCompareAddress(manifest);
  const route = address.page && normalizeRoute(address.page);
  const history = fileOf(useSiteFile(historyFile(route ?? '/'), route !== undefined));
  // A route may have had several pages: the one that both versions have, if there is one.
  const pages = history?.pages ?? [];
  const has = (name: string | undefined) => (page: (typeof pages)[number]) =>
    page.some((entry) => entry.name === name && entry.change !== 'missing');
  const page = pages.find((entry) => [address.from, address.to].every((name) => has(name)(entry))) ?? pages[0];
  const title = route ? words.pageTitle(page?.find(({ change }) => change !== 'missing')?.title ?? route) : words.title;
  const { site } = useSite();
  useHead({ title: formatTitle(title, site.title), meta: [{ name: 'robots', content: 'noindex' }] });
  return (
    <div className={`${form.frame} ${styles.root}`}>
      <PageTitle>{title}</PageTitle>
      <p className={form.plain}>
        {words.withoutScripts} <a href={`${siteBase}versions/`}>{strings.versions.all}</a>
      </p>
      {manifest && <VersionForm manifest={manifest} address={address} change={change} />}
      {manifest && route && page && <PageComparison manifest={manifest} history={page} {...address} />}
      {manifest && !route && <VersionComparison manifest={manifest} {...address} change={change} />}
    </div>
  );
}

interface AddressState {
  address: CompareAddress;
  change: (part: Partial<CompareAddress>) => void;
}

/** Keep what is compared in the address. Where it names no versions, the latest is compared with the one before. */
function useCompareAddress(manifest: Manifest | undefined): AddressState {
  const { base } = useThemeData();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The build knows no address.
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

interface FormProps extends AddressState {
  manifest: Manifest;
}

function VersionForm({ manifest, address, change }: FormProps) {
  const [copyState, copy] = useCopy();
  const sides = [
    ['from', words.from],
    ['to', words.to],
  ] as const;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {sides.map(([side, label]) => (
        <Select
          key={side}
          label={label}
          value={address[side]}
          options={manifest.versions.map(({ name, label }) => ({ value: name, label }))}
          onChange={(value) => change({ [side]: value })}
        />
      ))}
      <Button kind="quiet" onClick={() => change({ from: address.to, to: address.from })}>
        {words.swap}
      </Button>
      <Button kind="quiet" onClick={() => copy(window.location.href)}>
        <span aria-live="polite">{words.copyLink[copyState]}</span>
      </Button>
    </form>
  );
}
