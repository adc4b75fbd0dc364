import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { usePreferredVersion } from '../../data/usePreferredVersion.ts';
import { fileOf, useSiteFile } from '../../data/useSiteFile.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { useHomeBase } from '../VersionLink/useHomeBase.ts';
import { parseMissing, wordsOf } from './parseMissing.ts';
import { type FoundPage, resolveMissing } from './resolveMissing.ts';

/** What can be said about an address that has no page. */
export interface MissingPage {
  /** Label of the version that the address names. */
  named: string | undefined;
  /** Home page to go on to; with a label where it is that of another version than the one that was built. */
  home: { label: string | undefined; href: string };
  /** The same page, in the versions that have it. */
  pages: FoundPage[];
  /** Words of the address, to search for. */
  words: string;
}

/** Find out about the address in the browser's bar. The first paint knows nothing: one file serves every address. */
export function useMissingPage(): MissingPage {
  const { siteBase, base } = useThemeData();
  const location = useLocation();
  const homeBase = useHomeBase();
  const preferred = usePreferredVersion();
  const [pathname, setPathname] = useState<string>();
  const manifest = fileOf(useSiteFile('manifest', true));
  const pageMap = fileOf(useSiteFile('pageMap', true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's location tells when the address changed.
  useEffect(() => setPathname(window.location.pathname), [location]);

  const missing = pathname && manifest ? parseMissing({ siteBase, pathname, manifest }) : undefined;
  const version = missing?.version;
  const home = homeBase === undefined ? { label: undefined, href: base } : { label: preferred?.label, href: homeBase };
  return {
    named: version?.label,
    home: version ? { label: version.label, href: version.path } : home,
    pages: missing && manifest && pageMap ? resolveMissing(missing.route, manifest, pageMap) : [],
    words: missing ? wordsOf(missing.route) : '',
  };
}
