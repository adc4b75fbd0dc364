import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import type { Findings } from './findMissing.ts';
import { MANIFEST, PAGE_MAP } from './siteFiles.ts';
import { useBrowserPathname } from './useBrowserPathname.ts';
import { useHomeBase } from './useHomeBase.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { useSiteFile } from './useSiteFile.ts';

export interface MissingPage {
  named: string | undefined;
  /** Without a label for the version that was built. */
  home: { label: string | undefined; href: string };
  pages: Findings['pages'];
  words: string;
}

/** Find ways on. One file serves every address, so the first paint has none. */
export function useMissingPage(): MissingPage {
  const { base } = useThemeData();
  const homeBase = useHomeBase();
  const preferred = usePreferredVersion();
  const { version, pages = [], words = '', repaired } = useFindings() ?? {};
  useRepair(repaired);
  const home = homeBase === undefined ? { label: undefined, href: base } : { label: preferred?.label, href: homeBase };
  const suffix = useSuffix();
  return {
    named: version?.label,
    home: version ? { label: version.label, href: version.path } : home,
    pages: pages.map((page) => ({ ...page, href: page.href + suffix })),
    words,
  };
}

/** A page that moved may have the same sections. */
function useSuffix(): string {
  const { search, hash } = useLocation();
  return search + hash;
}

/** If the address repairs to itself, the site lacks a page that it lists. */
function useRepair(repaired: string | undefined): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (repaired !== undefined && repaired !== pathname) window.location.replace(repaired + search + hash);
  }, [repaired]);
}

function useFindings(): Findings | undefined {
  const { siteBase } = useThemeData();
  const pathname = useBrowserPathname();
  const [findings, setFindings] = useState<Findings>();
  const manifest = loadedOf(useSiteFile(MANIFEST, true));
  const pageMap = loadedOf(useSiteFile(PAGE_MAP, true));

  useEffect(() => {
    if (!manifest || pathname === undefined) return;
    let isCurrent = true;
    import(/* webpackChunkName: "missing" */ './findMissing.ts').then(
      ({ findMissing }) => isCurrent && setFindings(findMissing({ siteBase, pathname, manifest, pageMap })),
      (cause: unknown) =>
        console.error('Cannot look for the missing page in other versions. Reload to try again.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [siteBase, pathname, manifest, pageMap]);

  return findings;
}
