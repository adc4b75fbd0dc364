import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { listCategoryRoutes, SIDEBARS_FILE } from '../../common/sidebar.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';
import { readPageFiles, readSidebarsText } from '../content/readDocs.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { listTree, tryGit } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';

interface Options {
  paths: Pick<SitePaths, 'projectDir' | 'docsDir'>;
  routes: readonly string[];
  /** `next` first: it has most pages, and reading stops when all are found. */
  versions: readonly Pick<ResolvedVersion, 'docsTree'>[];
}

/**
 * Check that some version has each page of the navbar: versions omit missing areas, so a misspelt one would vanish. Throws a
 * UserError with missing pages. Invalid sidebars pass; their build reports them.
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

function listRoutes(files: readonly string[], sidebars: string | undefined): string[] | undefined {
  const written = files.filter((file) => PAGE_FILE.test(file)).map(contentFileToRoute);
  if (sidebars === undefined) return written;
  try {
    return [...written, ...listCategoryRoutes(parseSidebars(sidebars))];
  } catch {
    // See above: the build names the fault.
    return undefined;
  }
}
