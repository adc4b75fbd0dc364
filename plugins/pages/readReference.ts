import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  API_FILE,
  API_KINDS,
  type ApiExport,
  type ApiFile,
  type ApiMember,
  type ApiPackage,
  type ApiStatuses,
  type ApiSymbol,
  formatDeclaration,
  formatMember,
  nameOf,
} from '../../common/apiFile.ts';
import { type BuildEnv, sideFile } from '../../common/buildEnv.ts';
import { parseApiFile } from '../../common/docs/dataFiles.ts';
import { createFindSummary, type FindSummary, type LibraryConfig } from '../../common/library.ts';
import {
  type Explanation,
  formatAnchor,
  listPackages,
  REFERENCE_ROUTE,
  type ReferenceEntry,
  type ReferenceSymbol,
  referenceRoute,
} from '../../common/reference.ts';
import type { SymbolHint } from '../../common/samples.ts';
import type { SidebarItem, Sidebars } from '../../common/sidebar.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { createListApiLines, describeStatus, indexNames, isAsOldAs } from './apiLines.ts';
import type { WrittenPage } from './content.ts';
import { listExplanations, listFirstPlaces, listPlaces } from './explanations.ts';
import { breakObjects, formatReferenceHtml } from './formatReferenceHtml.ts';

export interface ReferencePage {
  packageName: string;
  route: string;
  description: string;
  groups: ReferenceGroups;
  /** The symbols of each kind as HTML. */
  html: ReadonlyMap<string, string>;
}

interface Inputs {
  env: Pick<BuildEnv, 'contentDir' | 'sideDir' | 'base'>;
  /** Undefined on a site without a reference. */
  config: LibraryConfig['reference'];
  pages: readonly WrittenPage[];
}

/** Read what a version tells of the library's API: pages, symbols for the search and for samples, and lines below signatures. */
export function readReference({ env, config, pages }: Inputs) {
  const file = path.join(env.contentDir, API_FILE);
  const api = existsSync(file) ? parseApiFile(readFileSync(file, 'utf8')) : undefined;
  const statuses: ApiStatuses = JSON.parse(readFileSync(sideFile(env, 'api'), 'utf8'));
  const places = api ? listPlaces(pages, api) : [];
  const firstPlaces = listFirstPlaces(places);
  const findSummary = createFindSummary(config?.summaries ?? {});
  const symbolInputs = { statuses, explanations: listExplanations(places), findSummary };
  const references = api && config ? listReferencePages(api, symbolInputs, { base: env.base, ...config }) : [];
  return {
    references,
    /** Undefined where the version has no reference. */
    symbols: api && config && { api, places: firstPlaces },
    linkedSymbols: listLinkedSymbols(references, firstPlaces, statuses),
    listApiLines: createListApiLines(api ? indexNames(api) : new Map(), statuses),
  };
}

/** As many digits of a commit as name it alone. A page has the address of the sources a thousand times. */
const COMMIT_DIGITS = 12;

/** Describe the page of each package that has symbols. `repository` is empty without one. */
function listReferencePages(
  api: ApiFile,
  inputs: SymbolInputs,
  { base, repository }: { base: string; repository: string },
): ReferencePage[] {
  const sourceBase = repository && `${repository}/blob/${api.commit.slice(0, COMMIT_DIGITS)}/`;
  return listPackages(api).map((one) => {
    const { groups, ids } = listReference(one, inputs);
    const context = { packageName: one.name, ids, sourceBase, base };
    return {
      packageName: one.name,
      route: referenceRoute(one.name),
      description: words.description(one.name, one.version),
      groups,
      html: new Map([...groups].map(([kind, symbols]) => [kind, formatReferenceHtml(symbols, context)])),
    };
  });
}

type ReferenceGroups = ReadonlyMap<ApiExport['kind'], ReferenceSymbol[]>;

export interface SymbolInputs {
  statuses: ApiStatuses;
  /** What pages explain, by name. */
  explanations: ReadonlyMap<string, Explanation[]>;
  findSummary: FindSummary;
}

interface Context extends SymbolInputs {
  packageName: string;
  /** By the names in the code of several symbols. */
  ids: Record<string, string>;
  /** Those in use. */
  anchors: Set<string>;
}

/** List the symbols of a package by kind, with the ids by the names in the code of several symbols. */
export function listReference({ name: packageName, exports }: ApiPackage, inputs: SymbolInputs) {
  const context: Context = { packageName, ids: {}, anchors: new Set(), ...inputs };
  const groups: ReferenceGroups = new Map(
    API_KINDS.map((kind) => ({ kind, symbols: exports.filter((one) => one.kind === kind) }))
      .filter(({ symbols }) => symbols.length > 0)
      .map(({ kind, symbols }) => [kind, symbols.map((one) => describeExport(one, context))]),
  );
  return { groups, ids: context.ids };
}

function describeExport(symbol: ApiExport, context: Context): ReferenceSymbol {
  const { name, typeName, kind, members = [], alias, file } = symbol;
  const id = `${context.packageName}:${name}`;
  const explained = context.explanations.get(name);
  const summary = summarize(symbol, id, context);
  const target = alias && nameOf(alias).name;
  const refs = target ? { [target]: alias } : symbol.refs;
  // What makes an object comes first. Others keep their order: static ones, and then by name.
  const inner = [...members]
    .sort((a, b) => Number(makesObject(b)) - Number(makesObject(a)))
    .map((member) => describeMember(member, symbol, context));
  return {
    ...describeEntry({ ...symbol, ...(refs && { refs }) }, id, context),
    code: target ? `${kind} ${name} = ${target}` : formatDeclaration(symbol).join('\n'),
    ...(typeName && { typeName }),
    ...(!alias && { file }),
    ...(summary && { summary }),
    ...(explained && { explained }),
    ...(inner.length > 0 && { members: inner }),
  };
}

/** Find the line about a symbol, about what it is another name for, or about its name before. */
function summarize({ alias }: ApiExport, id: string, { statuses, findSummary }: Context): string | undefined {
  const ids = [id, alias, statuses[id]?.alias?.id, statuses[id]?.renamed?.from];
  return ids.map((one) => one && findSummary(one)).find(Boolean);
}

const makesObject = ({ kind }: ApiMember): boolean => kind === 'constructor' || kind === 'new';

function describeMember(member: ApiMember, owner: ApiExport, context: Context): ReferenceEntry {
  const ownerId = `${context.packageName}:${owner.name}`;
  const id = `${ownerId}.${member.name}`;
  const { note, ...entry } = describeEntry(member, id, context);
  const isSaid = !note || isAsOldAs(context.statuses[id], context.statuses[ownerId]);
  return {
    ...entry,
    ...(!isSaid && { note }),
    code: formatMember(member, owner.name).join('\n'),
    ...(member.file && { file: member.file }),
  };
}

function describeEntry(
  { name, refs = {}, line }: ApiSymbol & { name: string },
  id: string,
  { ids, anchors, statuses }: Context,
): Omit<ReferenceEntry, 'code'> {
  const own: Record<string, string> = {};
  for (const [text, target] of Object.entries(refs)) {
    ids[text] ??= target;
    if (ids[text] !== target) own[text] = target;
  }
  const usual = formatAnchor(nameOf(id).name);
  const anchor = anchors.has(usual) ? `${usual}-2` : usual;
  anchors.add(anchor);
  const note = statuses[id] && describeStatus(statuses[id]);
  return {
    name,
    ...(anchor !== usual && { anchor }),
    ...(Object.keys(own).length > 0 && { ids: own }),
    ...(note && { note }),
    line,
  };
}

/** List the symbols of the reference by id. The reference says less of a member, because its type is above. */
export function listLinkedSymbols(
  pages: readonly Pick<ReferencePage, 'packageName' | 'groups'>[],
  places: ReadonlyMap<string, Explanation>,
  statuses: ApiStatuses,
): Map<string, SymbolHint> {
  const found = new Map<string, SymbolHint>();
  for (const { packageName, groups } of pages) {
    const add = (name: string, label: string, { anchor, code, summary }: ReferenceEntry & { summary?: string }) => {
      const id = `${packageName}:${name}`;
      // A constant and a type may share an id.
      if (found.has(id)) return;
      const place = places.get(name);
      const note = statuses[id] && describeStatus(statuses[id]);
      found.set(id, {
        name: label,
        href: place?.href ?? `${referenceRoute(packageName)}#${anchor ?? formatAnchor(name)}`,
        code: breakObjects(code),
        ...(summary && { summary }),
        ...(note && { note }),
        ...(place && { page: place.title }),
      });
    };
    for (const symbol of [...groups.values()].flat()) {
      const { name, typeName = name, members = [] } = symbol;
      add(name, typeName, symbol);
      for (const member of members) add(`${name}.${member.name}`, `${typeName}.${member.name}`, member);
    }
  }
  return found;
}

/** List the contents of the pages, with the names of classes. */
export const listReferenceTocs = (pages: readonly ReferencePage[]) =>
  new Map(
    pages.map(({ route, groups }) => [
      route,
      [...groups].flatMap(([kind, symbols]) => [
        { id: words.kinds[kind].toLowerCase(), text: words.kinds[kind], depth: 2 },
        ...(kind === 'class'
          ? symbols.map(({ name, anchor = formatAnchor(name) }) => ({ id: anchor, text: name, depth: 3 }))
          : []),
      ]),
    ]),
  );

/** Add the pages to the sidebar of an area, below its other items. */
export function addToSidebar(sidebars: Sidebars, area: string, pages: readonly ReferencePage[]): Sidebars {
  const own = sidebars[area];
  if (!own || pages.length === 0) return sidebars;
  const items = pages.map(
    ({ packageName, route }): SidebarItem => ({ label: packageName.replace(/^@[^/]+\//, ''), link: route }),
  );
  return { ...sidebars, [area]: [...own, { label: words.title, link: REFERENCE_ROUTE, category: words.about, items }] };
}
