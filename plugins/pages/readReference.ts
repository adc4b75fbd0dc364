import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiExport, type ApiFile, type ApiStatuses } from '../../common/apiFile.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { parseApiFile } from '../../common/docs/dataFiles.ts';
import { createFindSummary, type LibraryConfig } from '../../common/library.ts';
import { listPackages, REFERENCE_ROUTE, referenceRoute } from '../../common/reference.ts';
import type { SidebarItem, Sidebars } from '../../common/sidebar.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { createListApiLines } from './apiLines.ts';
import type { WrittenPage } from './content.ts';
import { formatReferenceHtml } from './formatReferenceHtml.ts';
import { createFind, createTable, type LibraryExport, listSymbols } from './symbols.ts';

export interface ReferencePage {
  packageName: string;
  route: string;
  description: string;
  exports: LibraryExport[];
  groups: ReadonlyMap<ApiExport['kind'], LibraryExport[]>;
  /** The symbols of each kind as HTML. */
  html: ReadonlyMap<string, string>;
}

interface Inputs {
  env: Pick<BuildEnv, 'contentDir' | 'base'>;
  /** Undefined on a site without a reference. */
  config: LibraryConfig['reference'];
  pages: readonly WrittenPage[];
  statuses: ApiStatuses;
}

/** Read the API of a version: its symbols, the pages of the packages, and lines below signatures. */
export function readReference({ env, config, pages, statuses }: Inputs) {
  const file = path.join(env.contentDir, API_FILE);
  const api = existsSync(file) ? parseApiFile(readFileSync(file, 'utf8')) : undefined;
  const findSummary = createFindSummary(config?.summaries ?? {});
  const exports = api ? listSymbols(api, { statuses, pages, findSummary }) : [];
  const references = api && config ? listReferencePages(api, exports, { base: env.base, ...config }) : [];
  return {
    references,
    /** Those with an address in this version. */
    symbols: createTable(config ? exports : []),
    listApiLines: createListApiLines(createFind(createTable(exports), ({ status }) => status)),
  };
}

/** As many digits of a commit as name it alone. A page has the address of the sources a thousand times. */
const COMMIT_DIGITS = 12;

/** Describe the page of each package that has symbols. `repository` is empty without one. */
function listReferencePages(
  api: ApiFile,
  symbols: readonly LibraryExport[],
  { base, repository }: { base: string; repository: string },
): ReferencePage[] {
  const sourceBase = repository && `${repository}/blob/${api.commit.slice(0, COMMIT_DIGITS)}/`;
  return listPackages(api).map(({ name: packageName, version }) => {
    const exports = symbols.filter((one) => one.packageName === packageName);
    const groups = groupByKind(exports);
    const context = { ids: listIdsByName(exports), sourceBase, base };
    return {
      packageName,
      route: referenceRoute(packageName),
      description: words.description(packageName, version),
      exports,
      groups,
      html: new Map([...groups].map(([kind, some]) => [kind, formatReferenceHtml(some, context)])),
    };
  });
}

/** Of a name that means several things, the first one counts. */
const listIdsByName = (exports: readonly LibraryExport[]): ReadonlyMap<string, string> =>
  new Map(
    exports
      .flatMap((one) => [...one.members, one])
      .flatMap(({ refs }) => Object.entries(refs))
      .reverse(),
  );

function groupByKind(exports: readonly LibraryExport[]): ReferencePage['groups'] {
  const groups = new Map<ApiExport['kind'], LibraryExport[]>();
  for (const one of exports) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return groups;
}

/** List the contents of the pages, with the names of classes. */
export const listReferenceTocs = (pages: readonly ReferencePage[]) =>
  new Map(
    pages.map(({ route, groups }) => [
      route,
      [...groups].flatMap(([kind, symbols]) => [
        { id: words.kinds[kind].toLowerCase(), text: words.kinds[kind], depth: 2 },
        ...(kind === 'class' ? symbols.map(({ name, anchor }) => ({ id: anchor, text: name, depth: 3 })) : []),
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
