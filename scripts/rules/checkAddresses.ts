import { readdirSync } from 'node:fs';
import path from 'node:path';
import Fuse from 'fuse.js';
import { versionPagePath } from '../../common/compareVersions.ts';
import { findTarget } from '../../common/docs/findTarget.ts';
import type { PageTarget } from '../../common/docs/pageModel.ts';
import { listImageFiles } from '../../common/docs/pageText.ts';
import type { Page, PageFile } from '../../common/docs/parsePage.ts';
import { historyPath } from '../../common/pageMap.ts';
import { listPackages, REFERENCE_ROUTE, referenceRoute } from '../../common/reference.ts';
import { SHELL_ROUTES, SITE_PAGE_ROUTE } from '../../common/shellRoutes.ts';
import { listCategoryRoutes, SIDEBARS_FILE } from '../../common/sidebar.ts';
import { listOfflineFiles, listSiteFiles, VERSION_FILES } from '../../common/siteFiles.ts';
import { areaOfRoute, contentFileToRoute } from '../../common/urls.ts';
import type { Problem } from '../content/readDocs.ts';
import type { BuiltDocs } from './rule.ts';

const SITE_FOLDERS = ['static', 'history', ...[...SHELL_ROUTES, SITE_PAGE_ROUTE].map(areaOfRoute)];
const FILES = [...listSiteFiles(), ...VERSION_FILES, ...listOfflineFiles()];
const NOT_FOUND_ROUTE = '/404/';

/** Say why no page may have an address; undefined if one may. `versionNames` are those of all versions, retired ones included. */
export function findReservation(route: string, versionNames: readonly string[]): string | undefined {
  const first = areaOfRoute(route).toLowerCase();
  if (versionNames.some((name) => name.toLowerCase() === first)) return 'the pages of a version are below it';
  if (SITE_FOLDERS.includes(first) || FILES.includes(first)) return 'the site has something else there';
  return route === NOT_FOUND_ROUTE ? 'it belongs to the page that the site shows where an address has none' : undefined;
}

type AddressedDocs = { pages: readonly Pick<PageFile, 'filePath'>[] } & Pick<BuiltDocs, 'sidebars' | 'site'>;

/** Find pages whose address is reserved, or differs from another one in case alone: many servers and disks take them for one. */
export function checkAddresses({ pages, sidebars, site: { versionNames } }: AddressedDocs): Problem[] {
  const addresses = [
    ...pages.map(({ filePath }) => ({ filePath, route: contentFileToRoute(filePath) })),
    ...listCategoryRoutes(sidebars ?? {}).map((route) => ({ filePath: SIDEBARS_FILE, route })),
  ];
  const byLowerCase = new Map<string, (typeof addresses)[number]>();
  return addresses.flatMap((address) => {
    const { filePath, route } = address;
    const messages: string[] = [];
    const reason = findReservation(route, versionNames);
    if (reason) messages.push(`No page may have the address ${route}: ${reason}. Rename it.`);
    const twin = byLowerCase.get(route.toLowerCase());
    if (!twin) byLowerCase.set(route.toLowerCase(), address);
    else if (twin.route === route && filePath !== SIDEBARS_FILE)
      messages.push(`The address ${route} is that of ${twin.filePath}, too. Rename one.`);
    else if (twin.route !== route)
      messages.push(`The address ${route} differs from ${twin.route} of ${twin.filePath} in case alone. Rename one.`);
    return messages.map((message) => ({ filePath, line: 1, message }));
  });
}

/** Find that a version has no start page. */
export const checkStart = ({ pages }: Pick<BuiltDocs, 'pages'>): Problem[] =>
  pages.some(({ route }) => route === '/')
    ? []
    : [{ filePath: 'index.md', line: 1, message: 'The file is missing: each version has a start page.' }];

/** What links of a version may lead to. Addresses begin with a slash. */
interface Addresses {
  /** Of the version's pages, written and generated, of files and of the site's own pages. */
  paths: ReadonlySet<string>;
  /** Relative to the docs. */
  images: ReadonlySet<string>;
  hostPaths: readonly string[];
  /** Of all versions. Whether another version has a page is known once the site is merged. */
  versionNames: readonly string[];
}

function readAddresses({ docsDir, pages, sidebars = {}, api, site }: LinkedDocs): Addresses {
  const { reference } = site.library ?? {};
  const references = api && reference ? listPackages(api).map(({ name }) => referenceRoute(name)) : [];
  const hasOverview = references.length > 0 && reference !== undefined && Object.hasOwn(sidebars, reference.area);
  const routes = [
    ...pages.map(({ filePath }) => contentFileToRoute(filePath)),
    ...listCategoryRoutes(sidebars),
    ...references,
    ...(hasOverview ? [REFERENCE_ROUTE] : []),
  ];
  const files = [...listSiteFiles(), ...(site.offline ? listOfflineFiles() : [])].map((name) => `/${name}`);
  const images = readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  return {
    paths: new Set([
      ...routes,
      ...SHELL_ROUTES,
      ...files,
      ...routes.map((route) => historyPath('/', route)),
      ...site.versionNames.map((name) => versionPagePath('/', name)),
      ...site.hostPaths,
    ]),
    images: new Set(images.map((name) => name.split(path.sep).join('/'))),
    hostPaths: site.hostPaths,
    versionNames: site.versionNames,
  };
}

type LinkedDocs = { pages: readonly Pick<Page, 'filePath' | 'model'>[] } & Pick<
  BuiltDocs,
  'docsDir' | 'sidebars' | 'api' | 'site'
>;

/** Find links and images that lead nowhere, and malformed addresses. Anchors are no part of this: a broken one is a warning. */
export function checkLinks(docs: LinkedDocs): Problem[] {
  const known = readAddresses(docs);
  return docs.pages.flatMap(({ filePath, model }) =>
    model.targets.flatMap((target) => {
      const message = findFault(target, filePath, known);
      return message === undefined ? [] : [{ filePath, line: target.line, message }];
    }),
  );
}

function findFault(target: PageTarget, filePath: string, known: Addresses): string | undefined {
  const { kind, url } = target;
  if (url === '') return `${nameTarget(target)} has no address.`;
  const found = findTarget(url, { filePath, hostPaths: known.hostPaths });
  if (found === undefined) return undefined;
  if (!isDecodable(url))
    return `${nameTarget(target)} has the malformed address ${url}: for a percent sign, write %25.`;
  if (kind === 'image') return findImageFault(listImageFiles(filePath, url), known);
  const isImage = found.kind === 'image' && found.files.some((file) => known.images.has(file));
  if (isImage || found.kind === 'versionFile' || known.paths.has(found.path)) return undefined;
  if (known.versionNames.includes(areaOfRoute(found.path))) return undefined;
  // Only pages have a slash at the end.
  const path = found.path.replace(/(?<=\.\w+)\/$/, '');
  return `${nameTarget(target)} leads to ${path}, which the site does not have${nameNearest(path, listAddresses(known))}.`;
}

function findImageFault(files: readonly string[], { images }: Addresses): string | undefined {
  const [file = ''] = files;
  if (files.some((one) => images.has(one))) return undefined;
  return `There is no image ${file}${nameNearest(file, [...images])}.`;
}

const nameTarget = ({ kind, alt, text }: PageTarget): string =>
  kind === 'image' ? `The image "${alt}"` : `The link "${text}"`;

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    // Malformed.
    return false;
  }
}

const listAddresses = ({ paths, images }: Addresses): string[] => [
  ...paths,
  ...[...images].map((file) => `/${file.replace(/^public\//, '')}`),
];

/** Name the address that is most like another, if any is. */
function nameNearest(text: string, candidates: readonly string[]): string {
  const [nearest] = new Fuse(candidates, { threshold: 0.3 }).search(text, { limit: 1 });
  return nearest ? `; ${nearest.item} is near` : '';
}
