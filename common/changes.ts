import type { PageChange } from './listPageChanges.ts';
import type { ReleaseState, VersionRole } from './version.ts';

export const CHANGES_SCHEMA = 1;
export const CHANGES_FILE = 'changes.json';
export const FEED_FILE = 'feed.xml';

/** `/changes.json`: what is new in each version, and which pages of a release were mended since. Both newest first. */
export interface Changes {
  schema: typeof CHANGES_SCHEMA;
  versions: VersionChanges[];
  mends: Mend[];
}

/** What is new in one version. */
export interface VersionChanges {
  name: string;
  label: string;
  role: VersionRole;
  /** Both as in the manifest. */
  state?: ReleaseState | undefined;
  released?: string | undefined;
  /** Committer date of the content, ISO 8601 in UTC; empty where there is no commit. */
  date: string;
  /** Base path of the version's pages, and the path that has the version's name even for the latest. */
  path: string;
  permalink: string;
  pageCount: number;
  /** Lines of plain text from the version's release notes. */
  highlights: string[];
  /** Path of the page that tells what is new in the version. */
  page: string;
  /** Address of the release notes' source, where they say more than that. */
  notesHref?: string | undefined;
  /** Missing in the oldest version. */
  since?: ChangesSince | undefined;
}

/** The pages that differ from an earlier version. */
export interface ChangesSince {
  name: string;
  label: string;
  /** Address of the page that compares both versions. */
  comparePath: string;
  /** Address of the page with the steps from that version. */
  upgradePath: string;
  pages: PageChange[];
}

/** The pages of a release that changed after its day. */
export interface Mend {
  /** Name of the version. */
  version: string;
  label: string;
  permalink: string;
  /** Time of the last change, ISO 8601 in UTC. */
  date: string;
  /** The last changed first. */
  pages: { path: string; title: string; date: string }[];
}

/** Number of pages by what happened to them. */
export type ChangeCounts = Record<PageChange['kind'], number>;

/** Count pages by what happened to them. */
export function countChanges(pages: readonly PageChange[]): ChangeCounts {
  const counts: ChangeCounts = { added: 0, changed: 0, moved: 0, removed: 0 };
  for (const { kind } of pages) counts[kind] += 1;
  return counts;
}
