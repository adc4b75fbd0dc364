import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_FILE } from '../../common/siteFiles.ts';
import { SITE_PAGE_ROUTE } from '../../common/sitePage.ts';

/** A merged tree during writing. Addresses are pathnames on the site. */
export interface SiteTree {
  rootDir: string;
  siteBase: string;
  /** Text forbidden in all files: the project's path. */
  forbidden: string;
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

/** Write a new file. Throws if it exists, or has the forbidden text. */
export function writeSiteFile(tree: SiteTree, pathname: string, bytes: string | Uint8Array): void {
  const file = fileOf(tree, pathname);
  if (existsSync(file)) throw new Error(`Two files of the site have the address ${pathname}.`);
  if (Buffer.from(bytes).includes(tree.forbidden))
    throw new Error(`${pathname} names the folder of the building machine.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Copy a build's pages to its base, HTML through `mapHtml`, and hashed files to the shared folder. */
export function copyBuild(
  tree: SiteTree,
  { fromDir, base, mapHtml }: { fromDir: string; base: string; mapHtml: (html: string, pathname: string) => string },
): void {
  for (const name of listFiles(fromDir)) {
    const source = path.join(fromDir, name);
    if (isSitePage(name)) continue;
    if (name.startsWith(`${SHARED_DIR}/`)) copyShared(tree, source, name);
    else if (name.endsWith('.html')) {
      const pathname = `${base}${name.replace(/(^|\/)index\.html$/, '$1')}`;
      writeSiteFile(tree, pathname, mapHtml(readFileSync(source, 'utf8'), pathname));
    } else writeSiteFile(tree, `${base}${name}`, readFileSync(source));
  }
}

function copyShared(tree: SiteTree, source: string, name: string): void {
  const pathname = `${tree.siteBase}${name}`;
  const file = fileOf(tree, pathname);
  if (!existsSync(file)) {
    writeSiteFile(tree, pathname, readFileSync(source));
    return;
  }
  if (!readFileSync(file).equals(readFileSync(source))) {
    throw new Error(`Two versions have a file ${name} with different bytes.`);
  }
}

/** Copy a build's file to another address. */
export function copySiteFile(tree: SiteTree, source: string, pathname: string): void {
  copyFileSync(source, fileOf(tree, pathname));
}

/** List the files below a folder, with slashes, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
