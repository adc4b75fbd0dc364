import type { RspressPlugin } from '@rspress/core';
import type { ApiExport, ApiFacts, ApiFile, ApiPackage } from '../../common/apiFile.ts';
import { listDocumentedNames } from '../../common/docs/listDeclaredNames.ts';
import type { PageModels } from '../../common/docs/pageModel.ts';
import {
  type Explanation,
  formatAnchor,
  listPackages,
  REFERENCE_FENCE,
  REFERENCE_ROUTE,
  referenceRoute,
} from '../../common/reference.ts';
import type { SidebarItem, Sidebars } from '../../common/sidebar.ts';
import type { ApiStrings, reference } from '../../common/strings/en/reference.ts';
import { createFindSummary, type Summaries } from '../../common/summaries.ts';
import { describeFact } from './apiLines.ts';
import { indexNames } from './apiNames.ts';
import type { ContentPage } from './content.ts';
import { formatReferenceHtml } from './formatReferenceHtml.ts';
import { listReference, type ReferenceGroups } from './listReference.ts';

export interface ReferencePage {
  packageName: string;
  packageVersion: string;
  route: string;
  description: string;
  groups: ReferenceGroups;
  /** The symbols of each kind as HTML. */
  html: ReadonlyMap<string, string>;
}

interface Inputs {
  api: ApiFile;
  facts: ApiFacts;
  explanations: ReadonlyMap<string, readonly Explanation[]>;
  summaries: Summaries;
  /** Address of the library's repository; empty without one. */
  repository: string;
  /** Base path of the version. */
  base: string;
  words: { api: ApiStrings; reference: typeof reference };
}

/** As many digits of a commit as name it alone. A page has the address of the sources a thousand times. */
const COMMIT_DIGITS = 12;

/** Describe the page of each package that has symbols. */
export function listReferencePages(inputs: Inputs): ReferencePage[] {
  const { api, facts, explanations, summaries, repository, base, words } = inputs;
  const context = {
    facts,
    findSummary: createFindSummary(summaries),
    explanations,
    formatFact: (fact: ApiFacts[string]) => describeFact(fact, words.api),
  };
  const sourceBase = repository && `${repository}/blob/${api.commit.slice(0, COMMIT_DIGITS)}/`;
  return listPackages(api).map((one: ApiPackage) => {
    const { groups, ids } = listReference(one, context);
    const place = { packageName: one.name, ids, sourceBase, base, words: words.reference };
    return {
      packageName: one.name,
      packageVersion: one.version,
      route: referenceRoute(one.name),
      description: words.reference.description(one.name, one.version),
      groups,
      html: new Map([...groups].map(([kind, symbols]) => [kind, formatReferenceHtml(symbols, place)])),
    };
  });
}

/** A place on a page, and the names that it is about. */
export interface ExplainingPlace {
  names: readonly string[];
  explanation: Explanation;
}

/** List the places that have names of the API in a signature or as a heading, those about fewer names first. */
export function listPlaces(pages: readonly ContentPage[], models: PageModels, api: ApiFile): ExplainingPlace[] {
  const apiNames = indexNames(api);
  const findDeclared = createFindDeclared(api);
  const places = pages.flatMap(({ filePath, route, title }) => {
    const { blocks = [], headings = [] } = models[filePath] ?? {};
    const named = headings.flatMap(({ depth, id, text }) => {
      const name = text.replace(/\(\)$/, '');
      return apiNames.has(name) ? [{ anchor: depth === 1 ? '' : id, names: [name] }] : [];
    });
    return [...named, ...listDocumentedNames(blocks)].map(({ anchor, names }) => ({
      names,
      explanation: { title, href: route + (anchor && `#${anchor}`) },
    }));
  });
  return places
    .sort((a, b) => a.names.length - b.names.length)
    .map(({ names, explanation }) => ({
      names: [...new Set(names.flatMap((name) => [name, ...findDeclared(name)]))],
      explanation,
    }));
}

/** Create a function that finds what declares a member which a type has from another one. */
function createFindDeclared({ packages }: ApiFile): (name: string) => string[] {
  const exports = packages.flatMap((one) =>
    one.exports.map((symbol) => ({ id: `${one.name}:${symbol.name}`, symbol })),
  );
  const find = (owners: readonly ApiExport[], member: string): string[] =>
    owners.flatMap((owner) => {
      if (owner.members?.some(({ name }) => name === member)) return [`${owner.name}.${member}`];
      const bases = owner.extends?.map((text) => owner.refs?.[/^[\w$.]+/.exec(text)?.[0] ?? '']) ?? [];
      return find(
        exports.filter(({ id }) => bases.includes(id)).map(({ symbol }) => symbol),
        member,
      );
    });
  return (name) => {
    const end = name.lastIndexOf('.');
    const owners = exports.filter(({ symbol }) => end > 0 && symbol.name === name.slice(0, end));
    return find(
      owners.map(({ symbol }) => symbol),
      name.slice(end + 1),
    );
  };
}

/** List the pages about each name. */
export function listExplanations(places: readonly ExplainingPlace[]): Map<string, Explanation[]> {
  const found = new Map<string, Explanation[]>();
  const add = (name: string, one: Explanation) => {
    const known = found.get(name) ?? [];
    if (!known.some(({ title }) => title === one.title)) found.set(name, [...known, one]);
  };
  for (const { names, explanation } of places)
    for (const name of names) {
      add(name, explanation);
      // A page about a method explains its class, too.
      const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
      if (owner && !names.includes(owner)) add(owner, explanation);
    }
  return found;
}

/** List the first place about each name. A page about one method is no place for its class. */
export const listFirstPlaces = (places: readonly ExplainingPlace[]): Map<string, Explanation> =>
  new Map([...places].reverse().flatMap(({ names, explanation }) => names.map((name) => [name, explanation])));

/** Add the pages of packages. */
export function referencePages(pages: readonly ReferencePage[], words: typeof reference): RspressPlugin {
  return {
    name: 'docs:reference-pages',
    addPages: () => pages.map((page) => ({ routePath: page.route, content: formatReferencePage(page, words) })),
  };
}

/** Format a package's page: a heading for each kind of symbols, and their HTML in a code block. */
function formatReferencePage(page: ReferencePage, words: typeof reference): string {
  const { packageName, description, groups, html } = page;
  const count = [...groups.values()].reduce((sum, symbols) => sum + symbols.length, 0);
  const blocks = [...groups.keys()].flatMap((kind) => [
    `## ${words.kinds[kind]}`,
    formatFence(kind, html.get(kind) ?? ''),
  ]);
  const matter = ['---', `title: ${JSON.stringify(packageName)}`, `description: ${JSON.stringify(description)}`, '---'];
  return [matter.join('\n'), `# ${packageName}`, description, formatFence('', String(count)), ...blocks, ''].join(
    '\n\n',
  );
}

const formatFence = (kind: string, text: string): string => `\`\`\`${REFERENCE_FENCE} ${kind}\n${text}\n\`\`\``;

/** List the contents of the pages, with the names of classes. */
export const listReferenceTocs = (pages: readonly ReferencePage[], { kinds }: typeof reference) =>
  new Map(
    pages.map(({ route, groups }) => [
      route,
      [...groups].flatMap(([kind, symbols]) => [
        { id: kinds[kind].toLowerCase(), text: kinds[kind], depth: 2 },
        ...(kind === 'class'
          ? symbols.map(({ name, anchor = formatAnchor(name) }) => ({ id: anchor, text: name, depth: 3 }))
          : []),
      ]),
    ]),
  );

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
  const item = { label: words.title, link: REFERENCE_ROUTE, category: words.about, items };
  return { ...sidebars, [area]: [...own, item] };
}
