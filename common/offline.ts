/** Names the versions that can be stored. Without it, none can. */
export const OFFLINE_FILE = 'offline.json';
export const OFFLINE_SCHEMA = 1;

/** The service worker. It serves the folder that it lies in: the whole site. */
export const OFFLINE_WORKER = 'offline.js';

export const WEB_MANIFEST = 'manifest.webmanifest';

/** `/offline.json`, newest version first. */
export interface OfflineIndex {
  schema: typeof OFFLINE_SCHEMA;
  versions: OfflineVersion[];
}

export interface OfflineVersion {
  label: string;
  /** Its name: what earlier deployments stored has this key. */
  segment: string;
  /** Base path of its pages. */
  path: string;
  /** Of its `OfflineFiles`, below the site's base. The name contains a digest. */
  list: string;
  /** Sum of the files as hosts send them: each compressed by gzip. */
  bytes: number;
  /** Sum of the files as browsers store them. Missing in what an earlier deployment stored. */
  storedBytes?: number;
}

/** The first digits of SHA-256 in hex, by path below the site's base. */
export type OfflineFiles = Record<string, string>;

export const OFFLINE_DIGITS = 12;

/** What a browser has of a version. */
export interface StoredVersion extends OfflineVersion {
  files: OfflineFiles;
  /** Orders deployments: milliseconds since 1970 when it was stored. Missing in what an earlier worker stored. */
  storedAt?: number;
  /** The site no longer has it. */
  isGone?: true;
  /** Has the hashed files that only the deployment before had, for tabs that are still open. */
  isBefore?: true;
}

/** From a page to the worker. */
export interface OfflineRequest {
  type: 'store' | 'remove';
  segment: string;
}

export type OfflineFailure = 'full' | 'denied' | 'connection' | 'missing';

/** What became of a request. */
export type OfflineStatus =
  | { status: 'none' | 'stored' }
  | { status: 'storing'; done: number; total: number }
  | { status: 'failed'; reason: OfflineFailure };

/** From the worker to all pages. */
export type OfflineReport = OfflineStatus & { segment: string };

// Sites below one origin share its storage.
export const versionCache = (siteBase: string): string => `docs-offline-versions ${siteBase}`;
export const fileCache = (siteBase: string): string => `docs-offline-files ${siteBase}`;
export const offlineChannel = (siteBase: string): string => `docs-offline ${siteBase}`;

/** Address of a file in the cache: each state of a file has another. */
export const storedAddress = (siteBase: string, name: string, digest: string): string => `${siteBase}${name}?${digest}`;

/** List the addresses of files in the cache, as the browser writes them. */
export const listStoredAddresses = (siteBase: string, origin: string, files: OfflineFiles): string[] =>
  Object.entries(files).map(([name, digest]) => new URL(storedAddress(siteBase, name, digest), origin).href);

/** Name what the browser did wrong when it refused to store. */
export function failureOf(error: unknown): OfflineFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'NotSupportedError' || name === 'InvalidStateError') return 'denied';
  return 'connection';
}
