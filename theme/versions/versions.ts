// The hooks that read the versions of the site.
import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findHistory, type PageHistory } from '../../common/pageMap.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { PREFERRED_VERSION_KEY } from '../../common/storageKeys.ts';
import { pathnameOf } from '../../common/urls.ts';
import { findVersion } from '../../common/version.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { IDLE, loadedOf } from '../ui/loadable.ts';
import { createStored } from '../ui/storage.ts';
import {
  historyFile,
  loadSiteFile,
  MANIFEST,
  readSiteFile,
  reloadSiteFile,
  type SiteFile,
  siteFileChanges,
} from './loadSiteFile.ts';
import { type MissingAddress, parseMissing } from './parseMissing.ts';

interface SiteFilesState<Files> {
  /** Undefined until a file is there. */
  loaded: {
    [Index in keyof Files]: Files[Index] extends SiteFile<infer Content> | undefined ? Content | undefined : never;
  };
  isSettled: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Load files of the whole site, without those that are not wanted. They change when newer ones are fetched. */
export function useSiteFiles<const Files extends readonly (SiteFile<unknown> | undefined)[]>(
  files: Files,
): SiteFilesState<Files> {
  const { siteBase } = useThemeData();
  const changes = useSyncExternalStore(siteFileChanges.subscribe, siteFileChanges.read, () => 0);

  useEffect(() => {
    // A failure is part of the state.
    for (const file of files) if (file) loadSiteFile(siteBase, file).catch(() => undefined);
  });

  // The HTML of a page has none.
  const states = files.map((file) => (file && changes > 0 ? readSiteFile(siteBase, file) : IDLE));
  return {
    // Each file has the content that its name carries.
    loaded: states.map(loadedOf) as SiteFilesState<Files>['loaded'],
    isSettled: states.every(({ status }, index) => !files[index] || status === 'done' || status === 'failed'),
    hasFailed: states.some(({ status }) => status === 'failed'),
    retry: () => {
      for (const file of files) if (file) reloadSiteFile(siteBase, file).catch(() => undefined);
    },
  };
}

/** Load the manifest once this is enabled; undefined until it is there. */
export const useManifest = (isEnabled = true): Manifest | undefined =>
  useSiteFiles([isEnabled ? MANIFEST : undefined]).loaded[0];

interface PageHistoryState {
  history: PageHistory | undefined;
  isSettled: boolean;
}

/** Load the history of the page at a route once this is enabled. Pages of the shell have none. */
export function usePageHistory(route: string, isEnabled: boolean): PageHistoryState {
  const { name, base } = useThemeData();
  const { loaded, isSettled } = useSiteFiles([
    isEnabled && !SHELL_ROUTES.includes(route) ? historyFile(route) : undefined,
  ]);
  const [file] = loaded;
  return { history: file && findHistory(file, { name, path: pathnameOf(base, route) }), isSettled };
}

const preferred = createStored(PREFERRED_VERSION_KEY);

/** Store the version that the reader chose; null deletes it. */
export const writePreferredVersion = (versionName: string | null): void => preferred.write(versionName);

/** Read the reader's last choice; undefined until the manifest is loaded, which needs a stored choice. Delete an unknown choice. */
export function usePreferredVersion(): ManifestVersion | undefined {
  const stored = useSyncExternalStore(preferred.subscribe, preferred.read, () => null);
  const manifest = useManifest(stored !== null);
  const version = findVersion(manifest?.versions ?? [], stored ?? '');
  const isGone = stored !== null && manifest !== undefined && !version;

  useEffect(() => {
    if (isGone) preferred.write(null);
  }, [isGone]);

  return version;
}

/** Read the version and the route of a missing page; undefined elsewhere, and at the first paint: one file serves them all. */
export function useMissingAddress(): MissingAddress | undefined {
  const { page } = usePage();
  const { siteBase } = useThemeData();
  const isNotFound = page.pageType === '404';
  const manifest = useManifest(isNotFound);
  // Renders again on navigation.
  useLocation();
  const pathname = useSyncExternalStore<string | undefined>(neverCalls, readPathname, () => undefined);
  return useMemo(
    () => (isNotFound && manifest && pathname ? parseMissing({ siteBase, pathname, manifest }) : undefined),
    [isNotFound, manifest, siteBase, pathname],
  );
}

const neverCalls = () => () => {};
const readPathname = () => window.location.pathname;

/** Find the base of links on a page of no version; undefined for that of the build, and at the first paint. */
export function useHomeBase(): string | undefined {
  const { base } = useThemeData();
  const home = usePreferredVersion()?.path;
  const address = useMissingAddress();
  return address && !address.version && home !== base ? home : undefined;
}
