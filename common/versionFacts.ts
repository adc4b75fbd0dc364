import type { DocumentedNames } from './buildRecord.ts';
import type { SectionWords } from './shareOfChange.ts';
import { permalinkBase } from './urls.ts';
import { VERSIONS_ROUTE } from './versionsPage.ts';

export const VERSION_FACTS_SCHEMA = 1;

/** `/versions/<segment>/facts.json`: what the comparison of whole versions needs of one version besides the page map. */
export interface VersionFacts {
  schema: typeof VERSION_FACTS_SCHEMA;
  /** By route. */
  pages: Record<string, PageWords>;
}

/** What is compared of a page. */
export interface PageWords {
  /** A digest and a number of words for each section in turn. */
  sections: (string | number)[];
  api?: DocumentedNames[];
}

/** Pathname of the page that tells what is new in a version. Its facts are in `facts.json` beside it. */
export const versionPagePath = (siteBase: string, segment: string): string =>
  permalinkBase(siteBase + VERSIONS_ROUTE.slice(1), segment);

/** Pathname of the facts of a version. */
export const versionFactsPath = (siteBase: string, segment: string): string =>
  `${versionPagePath(siteBase, segment)}facts.json`;

/** Pack the sections of a page. Only the sections of one page are compared: 8 digits are enough. */
export const packSections = (sections: readonly SectionWords[]): PageWords['sections'] =>
  sections.flatMap(({ digest, words }) => [digest.slice(0, 8), words]);

/** Unpack the sections of a page. */
export const unpackSections = (packed: PageWords['sections'] = []): SectionWords[] =>
  packed.flatMap((value, index) =>
    index % 2 === 0 ? [{ digest: String(value), words: Number(packed[index + 1]) }] : [],
  );

/** Where a name is documented, by the name: the pathname of the page with its anchor. The page with the fewest names comes first. */
export function listDocumented({ pages }: VersionFacts, base: string): Map<string, string> {
  const places = Object.entries(pages).flatMap(([route, { api = [] }]) =>
    api.map(({ anchor, names }) => ({ href: base + route.slice(1) + (anchor && `#${anchor}`), names })),
  );
  places.sort((a, b) => a.names.length - b.names.length);
  const found = new Map<string, string>();
  for (const { href, names } of places) for (const name of names) if (!found.has(name)) found.set(name, href);
  return found;
}
