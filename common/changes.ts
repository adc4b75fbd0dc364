import type { PageRow } from './pageMap.ts';
import type { Version } from './version.ts';

export const CHANGES_SCHEMA = 3;
export const CHANGES_FILE = 'changes.json';
export const FEED_FILE = 'feed.xml';

/** `/changes.json`, newest first. */
export interface Changes {
  schema: typeof CHANGES_SCHEMA;
  versions: VersionChanges[];
  patches: VersionPatch[];
}

export interface VersionChanges extends Pick<Version, 'name' | 'label' | 'role' | 'state' | 'released' | 'date'> {
  /** `path` has the version's name even for the latest. */
  path: string;
  permalink: string;
  pageCount: number;
  highlights: string[];
  page: string;
  /** Source of the release notes, where it says more. */
  notesHref?: string | undefined;
  /** Missing in the oldest version. */
  since?: ChangesSince | undefined;
}

export interface ChangesSince {
  name: string;
  label: string;
  comparePath: string;
  upgradePath: string;
  pages: PageChange[];
}

/** Pages of a version that changed after its release. */
export interface VersionPatch {
  version: string;
  label: string;
  permalink: string;
  /** ISO 8601 in UTC. */
  date: string;
  /** The last changed first. */
  pages: { path: string; title: string; date: string }[];
}

type ChangeCounts = Record<PageChange['kind'], number>;

/** Count pages by what happened to them. */
export function countChanges(pages: readonly PageChange[]): ChangeCounts {
  const counts: ChangeCounts = { added: 0, changed: 0, moved: 0, removed: 0 };
  for (const { kind } of pages) counts[kind] += 1;
  return counts;
}

export const PAGE_CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const;

/** What happened to a page between two versions. Path, title and area are those of the later one, if it has the page. */
export interface PageChange extends Pick<PageRow, 'path' | 'title'> {
  area: PageRow['sidebar'];
  kind: (typeof PAGE_CHANGE_KINDS)[number];
  route: string;
  /** How many of its sections differ; missing where none does. */
  sections?: number;
}
