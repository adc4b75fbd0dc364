import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseSidebars } from '../../common/docs/dataFiles.ts';
import { listCategoryRoutes, SIDEBARS_FILE } from '../../common/sidebar.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';
import type { Version } from '../../common/version.ts';
import { listFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { listTree, tryGit } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/** Rspack takes what follows them in the path of a loader for a query, a fragment or another loader. */
const REFUSED = /[#?!]/;

/** Check that the bundler can read a project's path, and finds packages from its work folder. Throws a UserError if not. */
export function checkFolders(projectDir: string): void {
  const siteDir = path.join(projectDir, '.site');
  if (existsSync(siteDir) && path.relative(realpathSync(projectDir), realpathSync(siteDir)).startsWith('..'))
    throw new UserError(`.site is a link to ${realpathSync(siteDir)}, where builds do not find node_modules/.`, {
      hint: 'Delete the link; if the disk is full, move the whole project.',
    });
  const [character] = REFUSED.exec(projectDir) ?? [];
  if (character === undefined) return;
  throw new UserError(`The bundler cannot read files below ${projectDir}: the path contains "${character}".`, {
    hint: `Move or rename the folder, so that no part of its path contains "${character}".`,
  });
}

/** List the address parts of all versions, retired ones included. */
export const listVersionNames = (
  versions: readonly Pick<Version, 'name'>[],
  { retired }: Pick<VersionsPolicy, 'retired'>,
): string[] => [...versions.map(({ name }) => name), ...retired];

interface Navbar {
  paths: Pick<SitePaths, 'projectDir' | 'docsDir'>;
  routes: readonly string[];
  /** `next` first: it has most pages, and reading stops when all are found. */
  versions: readonly Pick<ResolvedVersion, 'docsTree'>[];
}

/**
 * Check that some version has each page of the navbar: versions omit missing areas, so a misspelt one would vanish. Throws a
 * UserError with missing pages. Invalid sidebars pass; their build reports them.
 */
export async function checkNavbar({ paths, routes, versions }: Navbar): Promise<void> {
  let unknown = routes;
  for (const { docsTree } of versions) {
    if (unknown.length === 0) return;
    const known = await listRoutes(paths, docsTree);
    if (!known) return;
    unknown = unknown.filter((route) => !known.includes(route));
  }
  if (unknown.length === 0) return;
  throw new UserError(`site.config.ts: navbar.items: no version has the page ${unknown.join(', ')}.`, {
    hint: `Fix the address, or add the page and list it in ${SIDEBARS_FILE}, and commit it. Or leave the entry out.`,
  });
}

async function listRoutes({ projectDir, docsDir }: Navbar['paths'], docsTree: string): Promise<string[] | undefined> {
  const files = docsTree ? await listTree(projectDir, docsTree) : listFiles(docsDir);
  const sidebars = docsTree
    ? await tryGit(projectDir, ['cat-file', 'blob', `${docsTree}:${SIDEBARS_FILE}`])
    : files.includes(SIDEBARS_FILE)
      ? readFileSync(path.join(docsDir, SIDEBARS_FILE), 'utf8')
      : undefined;
  const written = files.filter((file) => PAGE_FILE.test(file)).map(contentFileToRoute);
  try {
    return [...written, ...(sidebars === undefined ? [] : listCategoryRoutes(parseSidebars(sidebars)))];
  } catch {
    // See above: the build names the fault.
    return undefined;
  }
}
