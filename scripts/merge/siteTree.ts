import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A merged tree that is being written. Addresses are pathnames on the site. */
export interface SiteTree {
  rootDir: string;
  siteBase: string;
  /** Text that no file may contain: the path of the project. */
  forbidden: string;
}

/** Folder below which every file has a digest of its bytes in its name. */
export const SHARED_DIR = 'static';

/** File of a pathname. A pathname that ends in a slash is a folder's `index.html`. */
export function fileOf(tree: SiteTree, pathname: string): string {
  const relative = pathname.slice(tree.siteBase.length);
  return path.join(tree.rootDir, relative.endsWith('/') || relative === '' ? `${relative}index.html` : relative);
}

/** Write one file of the site. Throws when something stands there already, or when it names the building machine. */
export function writeSiteFile(tree: SiteTree, pathname: string, bytes: string | Uint8Array): void {
  const file = fileOf(tree, pathname);
  if (existsSync(file)) throw new Error(`Two files of the site have the address ${pathname}.`);
  if (Buffer.from(bytes).includes(tree.forbidden))
    throw new Error(`${pathname} names the folder of the building machine.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Copy the pages of one build under its base, each HTML page through `mapHtml`; hashed files go to the shared folder. */
export function copyBuild(
  tree: SiteTree,
  { fromDir, base, mapHtml }: { fromDir: string; base: string; mapHtml: (html: string, pathname: string) => string },
): void {
  for (const name of listFiles(fromDir)) {
    const source = path.join(fromDir, name);
    if (name === '404.html') continue;
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

/** Copy one file of a build to another address. */
export function copySiteFile(tree: SiteTree, source: string, pathname: string): void {
  copyFileSync(source, fileOf(tree, pathname));
}

/** List the files below a folder, with slashes, in the order of their paths. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
