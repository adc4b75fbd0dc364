import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { fileOf, useSiteFile } from '../../data/useSiteFile.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { type MissingPage, resolveMissing } from './resolveMissing.ts';

const NOTHING_KNOWN: MissingPage = { home: undefined, pages: [] };

/** Find out about the address in the browser's bar. The first paint knows nothing: one file serves every address. */
export function useMissingPage(): MissingPage {
  const { siteBase } = useThemeData();
  const location = useLocation();
  const [pathname, setPathname] = useState<string>();
  const manifest = fileOf(useSiteFile('manifest', true));
  const pageMap = fileOf(useSiteFile('pageMap', true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's location tells when the address changed.
  useEffect(() => setPathname(window.location.pathname), [location]);

  if (!pathname || !manifest) return NOTHING_KNOWN;
  return resolveMissing({ siteBase, pathname, manifest, pageMap });
}
