import type { RspressPlugin } from '@rspress/core';
import type { ApiFacts } from '../../common/apiFacts.ts';
import type { ApiFile, ApiPackage } from '../../common/apiFile.ts';
import type { PageModels } from '../../common/docs/pageModel.ts';
import { REFERENCE_FENCE, REFERENCE_ROUTE, type ReferenceBlock, referenceRoute } from '../../common/reference.ts';
import type { SidebarItem, Sidebars } from '../../common/sidebar.ts';
import type { ApiStrings } from '../../common/strings/en/api.ts';
import type { reference } from '../../common/strings/en/reference.ts';
import { describeFact } from './apiLines.ts';
import type { ContentPage } from './content.ts';
import { listDocumentedNames } from './listDocumentedNames.ts';
import {
  type Explanation,
  listPackages,
  listReference,
  type ReferenceGroups,
  type ReferenceInputs,
} from './listReference.ts';

/** The page of one package. */
export interface ReferencePage {
  packageName: string;
  packageVersion: string;
  route: string;
  description: string;
  /** What comes before the file of a source in its address; empty without a repository. */
  sourceBase: string;
  groups: ReferenceGroups;
  ids: Record<string, string>;
}

interface Inputs {
  api: ApiFile;
  facts: ApiFacts;
  explanations: ReferenceInputs['explanations'];
  summaries: Readonly<Record<string, string>>;
  /** Address of the library's repository; empty without one. */
  repository: string;
  words: { api: ApiStrings; reference: typeof reference };
}

/** Describe the page of each package that has symbols. */
export function listReferencePages({
  api,
  facts,
  explanations,
  summaries,
  repository,
  words,
}: Inputs): ReferencePage[] {
  const inputs = {
    facts,
    summaries,
    explanations,
    formatFact: (fact: ApiFacts[string]) => describeFact(fact, words.api),
  };
  return listPackages(api).map((one: ApiPackage) => ({
    packageName: one.name,
    packageVersion: one.version,
    route: referenceRoute(one.name),
    description: words.reference.description(one.name, one.version),
    sourceBase: repository && `${repository}/blob/${api.commit}/`,
    ...listReference(one, inputs),
  }));
}

/** List the pages with a signature of each name, those about fewer names first. */
export function listExplanations(pages: readonly ContentPage[], models: PageModels): Map<string, Explanation[]> {
  const places = pages.flatMap(({ filePath, route, title }) =>
    listDocumentedNames(models[filePath]?.blocks ?? []).map(({ anchor, names }) => ({
      names,
      explanation: { title, href: route + (anchor && `#${anchor}`) },
    })),
  );
  const found = new Map<string, Explanation[]>();
  const add = (name: string, one: Explanation) => {
    const known = found.get(name) ?? [];
    if (!known.some(({ title }) => title === one.title)) found.set(name, [...known, one]);
  };
  for (const { names, explanation } of places.sort((a, b) => a.names.length - b.names.length))
    for (const name of names) {
      add(name, explanation);
      // A page about a method explains its class, too.
      const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
      if (owner && !names.includes(owner)) add(owner, explanation);
    }
  return found;
}

/** Add the pages of packages. */
export function referencePages(pages: readonly ReferencePage[], words: typeof reference): RspressPlugin {
  return {
    name: 'docs:reference-pages',
    addPages: () => pages.map((page) => ({ routePath: page.route, content: formatReferencePage(page, words) })),
  };
}

/** Format a package's page: a heading for each kind of symbols, and its symbols as JSON in a code block. */
export function formatReferencePage(page: ReferencePage, words: typeof reference): string {
  const { packageName, description, sourceBase, groups, ids } = page;
  const count = [...groups.values()].reduce((sum, symbols) => sum + symbols.length, 0);
  const blocks = [...groups].flatMap(([kind, symbols]) => [
    `## ${words.kinds[kind]}`,
    formatBlock({ symbols, ids, sourceBase }),
  ]);
  const matter = ['---', `title: ${JSON.stringify(packageName)}`, `description: ${JSON.stringify(description)}`, '---'];
  return [matter.join('\n'), `# ${packageName}`, description, formatBlock({ count }), ...blocks, ''].join('\n\n');
}

const formatBlock = (block: ReferenceBlock): string => `\`\`\`${REFERENCE_FENCE}\n${JSON.stringify(block)}\n\`\`\``;

/** Add the pages to the sidebar of an area, below its other items. */
export function addToSidebar(
  sidebars: Sidebars,
  { area, pages }: { area: string; pages: readonly ReferencePage[] },
  words: typeof reference,
): Sidebars {
  const own = sidebars[area];
  if (!own || pages.length === 0) return sidebars;
  const items: SidebarItem[] = pages.map(({ packageName, route }) => ({
    label: packageName.replace(/^@[^/]+\//, ''),
    link: route,
  }));
  const item = { label: words.title, link: REFERENCE_ROUTE, category: words.about, collapsed: true, items };
  return { ...sidebars, [area]: [...own, item] };
}
