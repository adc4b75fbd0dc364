import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { formatCount, print, printWarnings } from '../lib/report.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { openRehearsal } from '../release/openRehearsal.ts';
import { compareSites, type SiteDifference, type Sites } from '../review/compareSites.ts';
import { formatReview, formatSummary } from '../review/formatReview.ts';
import { takePictures } from '../review/takePictures.ts';
import { serveSite } from '../serve/serveSite.ts';
import { listChanges, readHead, requireRepository, resolveCommit } from '../tools/git.ts';
import { runProgram } from '../tools/runProgram.ts';

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
  const { paths, settings } = project;
  await requireRepository(paths.projectDir);
  const commit = await resolveCommit(paths.projectDir, base);
  const head = await readHead(paths.projectDir);
  if ((await listChanges(paths.projectDir)).length > 0)
    printWarnings(['The working tree has changes; what is reviewed is the commit below them.']);
  const clone = await openRehearsal(project, commit);
  try {
    await makeSite(clone.dir, commit);
    clone.adoptBuilds();
    await makeSite(paths.projectDir, head);
    const { distDir } = sitePaths(clone.dir, settings.docsDir);
    const names = { before: `${base} (${commit.slice(0, 8)})`, after: head.slice(0, 8) };
    await writeReview({ beforeDir: distDir, afterDir: paths.distDir, base: settings.base }, names, paths.reviewDir);
  } finally {
    clone.close();
  }
  if (!serve) return;
  await serveSite({ siteDir: paths.reviewDir, port, base: '/' });
  print(`Serving it at http://localhost:${port}/`);
}

async function makeSite(projectDir: string, commit: string): Promise<void> {
  for (const command of ['build', 'merge']) {
    const args = ['--import', 'tsx', path.join(projectDir, 'scripts/cli.ts'), command];
    const { exitCode, stdout, stderr } = await runProgram({ program: process.execPath, args, cwd: projectDir });
    if (exitCode !== 0)
      throw new UserError(`The ${command} of ${commit.slice(0, 8)} failed.\n${`${stdout}${stderr}`.trim()}`, {
        hint: `git switch --detach ${commit.slice(0, 8)} && npm run ${command}`,
      });
  }
}

async function writeReview(sites: Sites, names: { before: string; after: string }, outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const difference = compareSites(sites);
  const pathnames = listPictured(difference, sites.base);
  const pictures = await takePictures(sites, pathnames, path.join(outDir, PICTURES));
  const page = formatReview({ names, difference, pictures, picturesDir: PICTURES });
  writeFileSync(path.join(outDir, 'index.html'), page);
  writeFileSync(path.join(outDir, 'summary.md'), `${formatSummary({ names, difference })}\n`);
  print(`${formatCount(difference.pages.length, 'changed page')}: ${path.join(outDir, 'index.html')}`);
}

function listPictured({ pages, weights, isShellChanged }: SiteDifference, base: string): string[] {
  const changed = pages.filter(({ kind }) => kind === 'changed').map(({ pathname }) => pathname);
  const kinds = [base, weights?.pathname ?? base, ...SHELL_ROUTES.map((route) => pathnameOf(base, route))];
  return [...new Set([...(isShellChanged ? kinds : []), ...changed])].slice(0, MAX_PICTURED);
}
