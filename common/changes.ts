import type { DocumentedNames } from './buildRecord.ts';
import type { PageAddress, PageMap } from './pageMap.ts';
import { VERSIONS_ROUTE } from './shellRoutes.ts';
import type { AreaId } from './sidebar.ts';
import { permalinkBase, routeOf } from './urls.ts';
import type { ReleaseState, VersionRole } from './version.ts';

export const CHANGES_SCHEMA = 2;
export const CHANGES_FILE = 'changes.json';
export const FEED_FILE = 'feed.xml';

/** `/changes.json`, newest first. */
export interface Changes {
  schema: typeof CHANGES_SCHEMA;
  versions: VersionChanges[];
  patches: VersionPatch[];
}

export interface VersionChanges {
  name: string;
  label: string;
  role: VersionRole;
  /** As in the manifest. */
  state?: ReleaseState | undefined;
  released?: string | undefined;
  /** Of the content, ISO 8601 in UTC; empty without a commit. */
  date: string;
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

export interface PageChange {
  kind: (typeof PAGE_CHANGE_KINDS)[number];
  title: string;
  /** Of the later version, if it has the page. */
  route: string;
  path: string;
  area: AreaId | null;
  /** Percentage of words that differ, from 1; missing where none does. */
  percent?: number;
}

interface ComparedVersion {
  name: string;
  path: string;
  facts: VersionFacts;
}

/** List the pages that differ: by percentage, largest first, then by route. A moved page may have changed, too. */
export function listPageChanges(
  { pages }: PageMap,
  from: ComparedVersion,
  to: ComparedVersion,
): { changes: PageChange[]; sameCount: number } {
  const changes = pages.flatMap(({ versions }): PageChange[] => {
    const [before, after] = [versions[from.name], versions[to.name]];
    const [page, base] = after ? [after, to.path] : [before, from.path];
    if (!page) return [];
    const percent = before && after ? readPercent(before, after) : undefined;
    if (before && after && percent === undefined && isSameRoute(before.path, after.path)) return [];
    const route = routeOf(base, page.path) ?? '/';
    const kind = kindOf(before?.path, after?.path);
    return [{ kind, title: page.title, route, path: page.path, area: page.sidebar, ...(percent && { percent }) }];
  });
  const inBoth = pages.filter(({ versions }) => versions[from.name] && versions[to.name]).length;
  const changed = changes.filter(({ kind }) => kind === 'moved' || kind === 'changed').length;
  changes.sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0) || (a.route < b.route ? -1 : 1));
  return { changes, sameCount: inBoth - changed };

  // The later version has it, whichever of the two that is.
  function readPercent(before: PageAddress, after: PageAddress): number | undefined {
    return findFacts(to, after)?.changed?.[from.name] ?? findFacts(from, before)?.changed?.[to.name];
  }

  function isSameRoute(before: string, after: string): boolean {
    return routeOf(from.path, before) === routeOf(to.path, after);
  }

  function kindOf(before: string | undefined, after: string | undefined): PageChange['kind'] {
    if (before === undefined) return 'added';
    if (after === undefined) return 'removed';
    return isSameRoute(before, after) ? 'changed' : 'moved';
  }
}

const findFacts = ({ path: base, facts }: ComparedVersion, { path }: PageAddress) =>
  facts.pages[routeOf(base, path) ?? '/'];

export const VERSION_FACTS_SCHEMA = 2;

/** `/versions/<segment>/facts.json`, for comparisons. */
export interface VersionFacts {
  schema: typeof VERSION_FACTS_SCHEMA;
  pages: Record<string, PageFacts>;
}

export interface PageFacts {
  /** By the names of earlier versions: the percentage of words that differ. Where nothing differs, there is none. */
  changed?: Record<string, number>;
  api?: DocumentedNames[];
}

/** Format the pathname of a version's page. Its facts are in `facts.json` beside it. */
export const versionPagePath = (siteBase: string, segment: string): string =>
  permalinkBase(siteBase + VERSIONS_ROUTE.slice(1), segment);

/** Pathname of the facts of a version. */
export const versionFactsPath = (siteBase: string, segment: string): string =>
  `${versionPagePath(siteBase, segment)}facts.json`;

/** List where names are documented. The page with the fewest names wins. */
export function listDocumented({ pages }: VersionFacts, base: string): Map<string, string> {
  const places = Object.entries(pages).flatMap(([route, { api = [] }]) =>
    api.map(({ anchor, names }) => ({ href: base + route.slice(1) + (anchor && `#${anchor}`), names })),
  );
  places.sort((a, b) => a.names.length - b.names.length);
  const found = new Map<string, string>();
  for (const { href, names } of places) for (const name of names) if (!found.has(name)) found.set(name, href);
  return found;
}
