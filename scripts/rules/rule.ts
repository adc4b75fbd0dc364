import type { FileCache } from '../../common/docs/FileCache.ts';
import type { Fault } from '../../common/docs/markdownNode.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../common/library.ts';
import type { ApiBreak } from '../api/listBreaks.ts';
import type { Problem, Report, readDocs } from '../content/readDocs.ts';

/** The part of the settings that decides what a site has. */
export interface Site {
  /** Of all versions. */
  versionNames: readonly string[];
  hostPaths: readonly string[];
  offline: boolean;
  library?: Pick<LibraryConfig, 'reference' | 'previews' | 'ownReleases'> | undefined;
}

/** The docs of a version, as its build reads them. */
export interface BuiltDocs extends ReturnType<typeof readDocs> {
  site: Site;
}

/** List by package what users of a version have to change for the one that is checked; undefined where nobody can tell. */
export type BreaksFrom = (from: string) => ReadonlyMap<string, readonly ApiBreak[]> | undefined;

/** The docs of a version, with what its writers know. */
export interface Docs extends BuiltDocs {
  versionName: string;
  newerVersions: readonly string[];
  /** That no dictionary has. */
  words: readonly string[];
  breaksFrom: BreaksFrom;
  /** Of one state of the code: keeps what was found in a page. */
  cache?: FileCache;
}

/**
 * Who refuses what a rule finds. An `error` is refused by each build, whichever version it is of, and by the check of docs. A
 * `fault` is refused by the check alone: released versions may have it. Of a `slip`, the check warns.
 */
export type PageRule =
  | { severity: 'error'; check: (page: Page, report: Report, site: Site, cache?: FileCache) => void }
  | { severity: 'fault' | 'slip'; check: (page: Page, report: Report, docs: Docs) => void | Promise<void> };

/** A rule for what no page shows alone. */
export type DocsRule =
  | { severity: 'error'; list: (docs: BuiltDocs) => Problem[] }
  | { severity: 'fault'; list: (docs: Docs) => Problem[] };

/** Name the file of faults. */
export const faultsOf = (filePath: string, faults: readonly Fault[]): Problem[] =>
  faults.map((fault) => ({ filePath, ...fault }));
