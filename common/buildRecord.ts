import type { SearchFiles } from './search.ts';
import type { AreaId } from './sidebar.ts';
import type { UpgradeGuide } from './upgrades.ts';

// What the merge needs to know about a build. Written beside the pages; the file itself is never published.

export const BUILD_RECORD_SCHEMA = 1;

/** One page of one version. The merge joins the versions of a page, and derives from these what it publishes. */
export interface PageRecord {
  /** Path of the content file without its extension. The id of the home page is the version's `mainDocId`. */
  id: string;
  /** Path of the content file; missing for a generated page. */
  file?: string;
  route: string;
  title: string;
  sidebar: AreaId | null;
  /** Last change of the content file, ISO 8601 in UTC, or null for a generated page. */
  lastUpdated: string | null;
  /** Routes of the page in earlier versions. */
  movedFrom: string[];
  sections: SectionRecord[];
  /** Missing where the page is no upgrade guide. */
  upgrade?: UpgradeGuide;
  /** Names of APIs whose signatures the page shows; left out where it shows none. */
  api?: DocumentedNames[];
}

/** Names that a section of a page declares, members as `Boat.close`. */
export interface DocumentedNames {
  anchor: string;
  names: string[];
}

/** One section of a page; the first is above all headings. */
export interface SectionRecord {
  /** Id of the heading; empty for the first section. */
  anchor: string;
  heading: string;
  /**
   * Digest of the heading, the words, code and signatures below it, what the API adds to them, and the sources of diagrams; of the
   * first, with the page's title. Addresses and white space do not count, nor do version numbers.
   */
  digest: string;
  /** The version numbers, in the order of the text; missing where there is none. */
  numbers?: string[];
}

export interface BuildRecord {
  schema: typeof BUILD_RECORD_SCHEMA;
  name: string;
  base: string;
  /** Id of the home page. */
  mainDocId: string;
  /** Entry page of each area's sidebar, and the area's label in the navbar if it has one. In the order of the file. */
  sidebars: Record<AreaId, { label: string; route: string; title?: string }>;
  pages: PageRecord[];
  /** What the version's release notes say; missing where it has none. */
  release?: ReleaseNotes;
  /** What an assistant is told of the library; missing where the version has no rules. */
  agents?: AgentRules;
  /** Broken anchors, duplicate routes and pages without a sidebar: they are reported, but do not fail the build. */
  warnings: string[];
  /** Names of the search indexes, which are stored with the pages. */
  search?: SearchFiles;
}

/** What a project's AGENTS.md says of the library. */
export interface AgentRules {
  /** What the library is. */
  about: string;
  /** Markdown, each with the route and anchor of the page that explains it. */
  rules: { rule: string; page: string }[];
}

/** Last change of one content file. Times are ISO 8601 in UTC. */
interface PageChange {
  commit: string;
  date: string;
}

/** Last change by content file path, relative to the content folder. */
export type LastChanges = Record<string, PageChange>;

export interface ReleaseNotes {
  highlights: string[];
  hasText: boolean;
  text?: string;
}
