import { parseSidebars } from '../../common/docs/dataFiles.ts';
import { listCategoryRoutes, SIDEBARS_FILE } from '../../common/sidebar.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';
import { findVersion, type Version } from '../../common/version.ts';
import { findReservation } from '../content/checkAddresses.ts';
import { readPageFiles, readSidebarsText } from '../content/readDocs.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { listTree, tryGit } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/** Rspack takes what follows them in the path of a loader for a query, a fragment or another loader. */
const MARKS = /[#?!]/;

/** Check that the bundler can read a project's path. Throws a UserError if not. */
export function checkFolderName(projectDir: string): void {
  const [mark] = MARKS.exec(projectDir) ?? [];
  if (mark === undefined) return;
  throw new UserError(`The bundler cannot read files below ${projectDir}: the path contains "${mark}".`, {
    hint: `Move or rename the folder, so that no part of its path contains "${mark}".`,
  });
}

/** List the address parts of all versions, retired ones included. */
export const listSegments = (
  versions: readonly Pick<Version, 'segment'>[],
  { retired }: Pick<VersionsPolicy, 'retired'>,
): string[] => [...versions.map(({ segment }) => segment), ...retired];

/**
 * Check that no page of a finished build uses a reserved address. `segments` are those of all versions, retired ones included.
 * Throws a UserError with the pages.
 */
export function checkReservedRoutes(name: string, routes: readonly string[], segments: readonly string[]): void {
  const reserved = routes.filter((route) => findReservation(route, segments) !== undefined);
  if (reserved.length === 0) return;
  throw new UserError(`Pages of ${name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
    hint: 'Rename them: no address may begin with the name of a version.',
  });
}

/** Check that the versions that the menu lists exist. Throws a UserError with missing ones. */
export function checkMenuVersions(menuVersions: readonly string[], versions: readonly ResolvedVersion[]): void {
  const unknown = menuVersions.filter((name) => !findVersion(versions, name)).map((name) => JSON.stringify(name));
  if (unknown.length === 0) return;
  const known = versions.map(({ name }) => name).join(', ');
  throw new UserError(
    `site.config.ts: versionMenu.versions: found ${unknown.join(', ')}; expected versions that exist: ${known}.`,
    { hint: 'Take it out of the list, or fetch the refs of all versions: git fetch --tags origin' },
  );
}

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
  const files = docsTree
    ? await listTree(projectDir, docsTree)
    : readPageFiles(docsDir).map(({ filePath }) => filePath);
  const sidebars = docsTree
    ? await tryGit(projectDir, ['cat-file', 'blob', `${docsTree}:${SIDEBARS_FILE}`])
    : readSidebarsText(docsDir);
  const written = files.filter((file) => PAGE_FILE.test(file)).map(contentFileToRoute);
  try {
    return [...written, ...(sidebars === undefined ? [] : listCategoryRoutes(parseSidebars(sidebars)))];
  } catch {
    // See above: the build names the fault.
    return undefined;
  }
}
