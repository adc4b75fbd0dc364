import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import type { Findings } from './findMissing.ts';
import { useHomeBase } from './useHomeBase.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** What can be said about an address that has no page. */
export interface MissingPage {
  /** Label of the version that the address names. */
  named: string | undefined;
  /** Home page to go on to; with a label where it is that of another version than the one that was built. */
  home: { label: string | undefined; href: string };
  pages: Findings['pages'];
  words: string;
}

/** Find out about the address in the browser's bar. The first paint knows nothing: one file serves every address. */
export function useMissingPage(): MissingPage {
  const { base } = useThemeData();
  const homeBase = useHomeBase();
  const preferred = usePreferredVersion();
  const { version, pages = [], words = '' } = useFindings() ?? {};
  const home = homeBase === undefined ? { label: undefined, href: base } : { label: preferred?.label, href: homeBase };
  return { named: version?.label, home: version ? { label: version.label, href: version.path } : home, pages, words };
}

function useFindings(): Findings | undefined {
  const { siteBase } = useThemeData();
  const location = useLocation();
  const [findings, setFindings] = useState<Findings>();
  const manifest = fileOf(useSiteFile('manifest', true));
  const pageMap = fileOf(useSiteFile('pageMap', true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's location tells when the address changed.
  useEffect(() => {
    if (!manifest) return;
    let isCurrent = true;
    const { pathname } = window.location;
    import(/* webpackChunkName: "missing" */ './findMissing.ts').then(
      ({ findMissing }) => isCurrent && setFindings(findMissing({ siteBase, pathname, manifest, pageMap })),
      (cause: unknown) => console.error('Pages that may have been meant are not offered. Reload to try again.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [siteBase, location, manifest, pageMap]);

  return findings;
}
