import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { readShellDigest } from '../build/shellFiles.ts';
import { formatCount, print, printWarnings } from '../lib/report.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { openRehearsal } from '../release/openRehearsal.ts';
import { compareSites, type SiteDifference, type Sites } from '../review/compareSites.ts';
import { formatReview, formatSummary } from '../review/formatReview.ts';
import { listChangedRefs } from '../review/listChangedRefs.ts';
import { serveReview } from '../review/serveReview.ts';
import { takePictures } from '../review/takePictures.ts';
import { deleteRefs, listChanges, readHead, requireRepository, resolveCommit } from '../tools/git.ts';
import { runProgram } from '../tools/runProgram.ts';
import { readLock } from '../versions/versionsLock.ts';

/** Each picture takes seconds. */
const MAX_PICTURED = 12;

const PICTURES = 'pictures';

interface Options {
  base: string;
  port: number;
  serve: boolean;
}

/**
 * Build HEAD, and its base in a clone, and write their differences to `.site/review/`, as `index.html` (served until stopped) and
 * `summary.md`.
 */
export async function review(project: Project, { base, port, serve }: Options): Promise<void> {
  const { paths, settings, policy } = project;
  await requireRepository(paths.projectDir);
  const commit = await resolveCommit(paths.projectDir, base);
  const head = await readHead(paths.projectDir);
  if (head === commit)
    throw new UserError(`There is nothing to review: "${base}" is the commit that is checked out.`, {
      hint: 'Commit your change on a branch, or name an older commit: npm run review -- --base HEAD~1',
    });
  if ((await listChanges(paths.projectDir)).length > 0)
    printWarnings(['The working tree has changes; what is reviewed is the commit below them.']);
  const clone = await openRehearsal(project, commit);
  try {
    // For a version that the change releases or fixes, the clone has the newer ref already; the lock has what was before.
    const refs = listChangedRefs(readLock(clone.dir), readLock(paths.projectDir));
    await deleteRefs(clone.dir, policy.remote, refs);
    await makeSite(clone.dir, commit);
    clone.adoptBuilds();
    await makeSite(paths.projectDir, head);
    const { distDir } = sitePaths(clone.dir, settings.docsDir);
    const names = { before: `${base} (${commit.slice(0, 8)})`, after: head.slice(0, 8) };
    const shells = await Promise.all([clone.dir, paths.projectDir].map(readShellDigest));
    const isShellChanged = shells[0] !== shells[1];
    const sites = { beforeDir: distDir, afterDir: paths.distDir, base: settings.base };
    await writeReview(sites, { names, isShellChanged, outDir: paths.reviewDir });
  } finally {
    clone.close();
  }
  if (!serve) return;
  const { pathname } = await serveReview({
    reviewDir: paths.reviewDir,
    siteDir: paths.distDir,
    base: settings.base,
    port,
  });
  print(`Serving it at http://localhost:${port}${pathname}`);
}

async function makeSite(projectDir: string, commit: string): Promise<void> {
  for (const command of ['build', 'merge']) {
    const args = [path.join(projectDir, 'scripts/cli.mjs'), command];
    const { exitCode, stdout, stderr } = await runProgram({ program: process.execPath, args, cwd: projectDir });
    if (exitCode !== 0)
      throw new UserError(`The ${command} of ${commit.slice(0, 8)} failed.\n${`${stdout}${stderr}`.trim()}`, {
        hint: `git switch --detach ${commit.slice(0, 8)} && npm run ${command}`,
      });
  }
}

interface Change {
  names: { before: string; after: string };
  isShellChanged: boolean;
  outDir: string;
}

async function writeReview(sites: Sites, { outDir, ...change }: Change): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const difference = compareSites(sites);
  const wanted = listPictured(difference, { ...change, base: sites.base });
  const pathnames = wanted.slice(0, MAX_PICTURED);
  const pictures = await takePictures(sites, pathnames, path.join(outDir, PICTURES));
  const facts = { ...change, difference, unpictured: wanted.length - pathnames.length };
  writeFileSync(path.join(outDir, 'index.html'), formatReview({ ...facts, pictures, picturesDir: PICTURES }));
  writeFileSync(path.join(outDir, 'summary.md'), `${formatSummary(facts)}\n`);
  print(`${formatCount(difference.pages.length, 'changed page')}: ${path.join(outDir, 'index.html')}`);
}

function listPictured(
  { pages, weights }: SiteDifference,
  { isShellChanged, base }: { isShellChanged: boolean; base: string },
): string[] {
  const changed = pages.filter(({ kind }) => kind === 'changed').map(({ pathname }) => pathname);
  const kinds = [base, weights?.pathname ?? base, ...SHELL_ROUTES.map((route) => pathnameOf(base, route))];
  return [...new Set([...(isShellChanged ? kinds : []), ...changed])];
}
