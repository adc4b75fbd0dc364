import type { DocumentedNames } from './buildRecord.ts';
import { VERSIONS_ROUTE } from './shellRoutes.ts';
import { permalinkBase } from './urls.ts';

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
