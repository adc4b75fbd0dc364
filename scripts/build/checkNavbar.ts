import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { flattenSidebar, SIDEBARS_FILE } from '../../common/sidebar.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { readPageFiles, readSidebarsText } from '../content/readDocs.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { listTree, tryGit } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';

interface Options {
  paths: Pick<SitePaths, 'projectDir' | 'docsDir'>;
  /** Routes that the navbar leads to. */
  routes: readonly string[];
  /** `next` first: it has most of the pages, and reading stops when each page is found. */
  versions: readonly Pick<ResolvedVersion, 'docsTree'>[];
}

/**
 * Check that some version has each page that the navbar leads to: a version without the page's area leaves the entry
 * out, so a misspelt address would be in none. Throws a UserError that names the others. Where a version's sidebars cannot be
 * read, nothing is refused: the build of that version names the fault.
 */
export async function checkNavbar({ paths, routes, versions }: Options): Promise<void> {
  let unknown = routes;
  for (const { docsTree } of versions) {
    if (unknown.length === 0) return;
    const { files, sidebars } = await readNames(paths, docsTree);
    const known = listRoutes(files, sidebars);
    if (!known) return;
    unknown = unknown.filter((route) => !known.includes(route));
  }
  if (unknown.length === 0) return;
  throw new UserError(`site.config.ts: navbar.items: no version has the page ${unknown.join(', ')}.`, {
    hint: `Fix the address, or add the page and list it in ${SIDEBARS_FILE}, and commit it. Or leave the entry out.`,
  });
}

/** Read which files a version's docs have, and their sidebars. Without a repository, the working tree is the version. */
async function readNames(
  { projectDir, docsDir }: Options['paths'],
  docsTree: string,
): Promise<{ files: string[]; sidebars?: string }> {
  const files = docsTree
    ? await listTree(projectDir, docsTree)
    : readPageFiles(docsDir).map(({ filePath }) => filePath);
  const sidebars = docsTree
    ? await tryGit(projectDir, ['cat-file', 'blob', `${docsTree}:${SIDEBARS_FILE}`])
    : readSidebarsText(docsDir);
  return { files, ...(sidebars !== undefined && { sidebars }) };
}

/** List the routes of written pages and of those that sidebars have generated; undefined where the sidebars are not valid. */
function listRoutes(files: readonly string[], sidebars: string | undefined): string[] | undefined {
  const written = files.filter((file) => file.endsWith('.md')).map(contentFileToRoute);
  if (sidebars === undefined) return written;
  try {
    const items = Object.values(parseSidebars(sidebars)).flatMap((lines) => flattenSidebar(lines));
    return [...written, ...items.flatMap(({ item }) => (item.category ? (item.link ?? []) : []))];
  } catch {
    // See above: the build names the fault.
    return undefined;
  }
}
