import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Changes } from '../../common/changes.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { SYMBOLS_FILE } from '../../common/samples.ts';
import { SITE_PAGE_ROUTE } from '../../common/shellRoutes.ts';
import { NOT_FOUND_FILE } from '../../common/siteFiles.ts';
import type { FindSpan } from '../../common/symbolSpans.ts';
import type { FollowedPage } from '../../theme/sitePages/HistoryPage.tsx';
import type { PlannedBuild } from '../build/planSite.ts';
import { listFiles } from '../lib/digest.ts';
import type { SiteSettings } from '../project.ts';
import type { Renderer } from './bundleRenderer.ts';
import type { FormatPage } from './sitePage.ts';

/** A merged tree during writing. Addresses are pathnames on the site. */
export interface SiteTree {
  rootDir: string;
  siteBase: string;
  /** No file may name a file below it. */
  projectDir: string;
}

export type Built = Pick<PlannedBuild, 'version' | 'dir' | 'editRef'> & { record: BuildRecord };

/** What the merge knows of a site, and the tree that it writes. */
export interface Site extends SiteTree {
  settings: SiteSettings;
  /** Newest first, as in the manifest. */
  built: readonly Built[];
  manifest: Manifest;
  /** Labels by the name of the version. */
  labels: ReadonlyMap<string, string>;
  pageMap: PageMap;
  /** By route. */
  histories: ReadonlyMap<string, FollowedPage[]>;
  changes: Changes;
  api: ApiHistoryFile;
  findSpan: FindSpan;
  renderer: Renderer;
  formatPage: FormatPage;
}

/** Every file below has a digest in its name. */
export const SHARED_DIR = 'static';

const SITE_PAGES: readonly string[] = [NOT_FOUND_FILE, `${SITE_PAGE_ROUTE.slice(1)}index.html`];

/** Return a pathname's file: a folder's `index.html` after a slash. */
export function fileOf(tree: SiteTree, pathname: string): string {
  const relative = pathname.slice(tree.siteBase.length);
  return path.join(tree.rootDir, relative.endsWith('/') || relative === '' ? `${relative}index.html` : relative);
}

/** Tell whether a build's file is left out of its own pages: the merge writes it at most once. */
export const isSitePage = (name: string): boolean => SITE_PAGES.includes(name);

/** Write a new file. Throws if it exists, or names a file of the project. */
export const writeSiteFile = (tree: SiteTree, pathname: string, bytes: string | Buffer): void =>
  addFile(tree, pathname, bytes, (file) => writeFileSync(file, bytes, { flag: 'wx' }));

function addFile(tree: SiteTree, pathname: string, bytes: string | Buffer, write: (file: string) => void): void {
  const named = findOwnPath(bytes, tree.projectDir);
  if (named) throw new Error(`${pathname} names a file of the building machine: ${named}`);
  const file = fileOf(tree, pathname);
  try {
    write(file);
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) throw new Error(`Two files of the site have the address ${pathname}.`);
    if (!isSystemError(error, 'ENOENT')) throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    write(file);
  }
}

/** Folders that no page has a reason to name, and whose files are gone by now. */
const OWN_FOLDERS = /^(?:\.site|node_modules)\//;

/**
 * Find the whole path of a file of the project. A part of a path or address is none, as a project may be at `/docs`.
 */
export function findOwnPath(bytes: string | Buffer, projectDir: string): string | undefined {
  if (!bytes.includes(`${projectDir}/`)) return undefined;
  return bytes
    .toString()
    .split(`${projectDir}/`)
    .flatMap((after, index, parts) => {
      const isWhole = index > 0 && !/[\w.~:/-]$/.test(parts[index - 1]?.replace(/file:\/\/$/, '') ?? '');
      const [name = ''] = isWhole ? (/^[\w.@+~/-]+/.exec(after) ?? []) : [];
      const file = path.join(projectDir, name);
      return OWN_FOLDERS.test(name) || (name && statSync(file, { throwIfNoEntry: false })?.isFile()) ? [file] : [];
    })[0];
}

const isSystemError = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** Write data as JSON, on one line. */
export const writeJson = (tree: SiteTree, pathname: string, data: object | undefined): void =>
  writeSiteFile(tree, pathname, `${JSON.stringify(data)}\n`);

/**
 * Copy a build's pages to its base, HTML and cards of symbols through `mapText`, and link hashed files, which nothing changes, to
 * the shared folder.
 */
export function copyBuild(
  tree: SiteTree,
  { fromDir, base, mapText }: { fromDir: string; base: string; mapText: (text: string, pathname: string) => string },
): void {
  for (const name of listFiles(fromDir)) {
    if (isSitePage(name)) continue;
    const file = path.join(fromDir, name);
    const bytes = readFileSync(file);
    const pathname = base + name.replace(/(^|\/)index\.html$/, '$1');
    const shared = tree.siteBase + name;
    if (!name.startsWith(`${SHARED_DIR}/`))
      writeSiteFile(
        tree,
        pathname,
        name.endsWith('.html') || name === SYMBOLS_FILE ? mapText(bytes.toString(), pathname) : bytes,
      );
    else if (!existsSync(fileOf(tree, shared))) addFile(tree, shared, bytes, (toFile) => linkFile(file, toFile));
    else if (!readFileSync(fileOf(tree, shared)).equals(bytes))
      throw new Error(`Two versions have a file ${name} with different bytes.`);
  }
}

/** Give a file a second name. On another file system it is copied. Throws if the name exists. */
function linkFile(fromFile: string, toFile: string): void {
  try {
    linkSync(fromFile, toFile);
  } catch (error) {
    if (!isSystemError(error, 'EXDEV') && !isSystemError(error, 'EPERM')) throw error;
    copyFileSync(fromFile, toFile, constants.COPYFILE_EXCL);
  }
}
