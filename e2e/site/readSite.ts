import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, type PageMap, type PageMapEntry, type PageRow } from '../../common/pageMap.ts';
import { MARKDOWN_FILE } from '../../common/siteFiles.ts';

// What the built site says about itself. The checks know no version, page or count from elsewhere.

/** The built site. */
export const DIST_DIR = path.resolve(import.meta.dirname, '../../dist');
if (!existsSync(DIST_DIR)) throw new Error('There is no site in dist/ to check: npm run build && npm run merge');

/** Read a file of the site. */
export const readText = (fileName: string): string => readFileSync(path.join(DIST_DIR, fileName), 'utf8');

const manifest: Manifest = JSON.parse(readText(MANIFEST_FILE));
const pageMap: PageMap = JSON.parse(readText(PAGE_MAP_FILE));

/** Versions of the site, newest first. */
export const VERSIONS: readonly ManifestVersion[] = manifest.versions;

/** Versions that are looked at closely: those that a change of the docs can break, or all of them with `DOCS_ALL=1`. */
export const TESTED_VERSIONS = process.env.DOCS_ALL
  ? VERSIONS
  : VERSIONS.filter(({ role }) => role === 'next' || role === 'latest');

/** A page of one version, and its place in all versions. */
interface SitePage extends PageRow {
  entry: PageMapEntry;
}

/** List the pages of a version. */
export const listPages = ({ name }: ManifestVersion): SitePage[] =>
  pageMap.pages.flatMap((entry) => {
    const page = entry.versions[name];
    return page ? [{ ...page, entry }] : [];
  });

/** Find the version that an address is in: that with the longest path. */
export const findVersion = (pathname: string): ManifestVersion | undefined =>
  VERSIONS.filter(({ path }) => pathname.startsWith(path)).sort((a, b) => b.path.length - a.path.length)[0];

/** Read the Markdown copy of a page. */
export const readCopy = (pathname: string): string => readText(path.join(pathname, MARKDOWN_FILE));

/** Path of the file that holds a page, inside the site. */
const fileOf = (pathname: string): string => path.join(pathname, 'index.html');

const pages = new Map<string, string>();

/** Tell whether an address of the site leads to a file and, if it has an anchor, to an element. */
export function isTarget({ pathname, hash }: URL): boolean {
  const file = path.join(DIST_DIR, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
  if (!existsSync(file)) return false;
  if (hash === '') return true;
  const html = pages.get(file) ?? readFileSync(file, 'utf8');
  pages.set(file, html);
  return html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

/**
 * List a sample of a version's pages: the home page, the page with the longest HTML, and the first page of each sidebar. Sidebars
 * of an older version were looked at when it was the newest.
 */
export function listSample(version: ManifestVersion): string[] {
  // That a page is missing is told by the check that asks for each of them.
  const size = (pathname: string) =>
    statSync(path.join(DIST_DIR, fileOf(pathname)), { throwIfNoEntry: false })?.size ?? 0;
  const [heaviest = version.path] = listPages(version)
    .map((page) => page.path)
    .sort((a, b) => size(b) - size(a));
  const entries = version.role === 'older' ? [] : Object.values(version.sidebars).map((sidebar) => sidebar.path);
  return [...new Set([version.path, ...entries, heaviest])];
}
