import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sideFile } from '../../common/buildEnv.ts';
import { parseSiteConfig } from '../../common/config/siteSchema.ts';
import { openPageCache } from '../../common/docs/FileCache.ts';
import { siteConfig } from '../../site.config.ts';
import { formatProblems, readDocs } from '../content/readDocs.ts';
import { formatCount } from '../lib/report.ts';
import { docsFolderOf, type SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { findErrors } from '../rules/rules.ts';
import { exportFolder } from '../tools/git.ts';
import { BuildError, type BuilderPool } from './BuilderPool.ts';
import { isFinished, openWorkDir, storeBuild, writeFileSizes } from './buildFolders.ts';
import { createBuildEnv } from './createBuildEnv.ts';
import type { PlannedBuild } from './planSite.ts';
import { writeSideFiles } from './sideFiles.ts';

interface Options {
  paths: SitePaths;
  build: PlannedBuild;
  /** All versions, retired ones included: no route may begin with one. */
  versionNames: readonly string[];
  builders: BuilderPool;
  onStep: (step: string) => void;
}

/**
 * Build one version into a folder of `.site/builds`, which appears when complete. Throws a UserError for bad content, and a
 * BuildError if Rspress fails.
 */
export async function buildVersion({ paths, build, versionNames, builders, onStep }: Options): Promise<void> {
  const { version } = build;
  const wasFinished = isFinished(build);
  const workDir = await openWorkDir(paths.workDir, version.name);
  const contentDir = path.join(workDir, 'content');
  const resultDir = path.join(workDir, 'result');
  // Rspress writes generated pages to node_modules; a shared one would mix versions.
  await mkdir(path.join(workDir, 'node_modules'), { recursive: true });
  await mkdir(resultDir, { recursive: true });

  onStep('export');
  await writeContent(paths, build, contentDir);
  onStep('read and check');
  const { cacheDir } = builders;
  const site = { ...parseSiteConfig(siteConfig), versionNames };
  const cache = openPageCache(cacheDir);
  const docs = { ...readDocs(contentDir, cache), site };
  const problems = findErrors(docs, cache);
  if (problems.length > 0)
    throw new UserError(
      `The docs of ${version.name} have ${formatCount(problems.length, 'fault')}:\n${formatProblems(problems, docsFolderOf(paths))}`,
      { hint: 'Correct the lines that are named. Content is Markdown, data and images, without code that runs.' },
    );
  const env = createBuildEnv(build, { resultDir, contentDir, cacheDir, sideDir: workDir });
  await writeSideFiles({ projectDir: paths.projectDir, build, docs, sideDir: workDir, cacheDir, onStep });

  onStep('wait');
  const { isBuilt, output } = await builders.build({ workDir, env }, () => onStep('Rspress'));
  if (!isBuilt || !existsSync(env.recordFile)) throw new BuildError(version.name, output);
  const samplesDir = sideFile(env, 'samples');
  if (existsSync(samplesDir)) await cp(samplesDir, env.outDir, { recursive: true });

  onStep('store');
  writeFileSizes(resultDir);
  await storeBuild(resultDir, build.dir, { wasFinished });
  await rm(workDir, { recursive: true, force: true });
}

async function writeContent(paths: SitePaths, { version }: PlannedBuild, contentDir: string): Promise<void> {
  const docsDir = docsFolderOf(paths);
  if (version.commit) {
    await exportFolder({ repoDir: paths.projectDir, commit: version.commit, folder: docsDir, toDir: contentDir });
    return;
  }
  if (!existsSync(paths.docsDir))
    throw new UserError(`There is no ${docsDir}/ folder.`, { hint: `Write ${docsDir}/index.md first.` });
  await cp(paths.docsDir, contentDir, { recursive: true });
}
