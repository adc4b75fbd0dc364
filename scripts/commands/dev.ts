import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sideFile } from '../../common/buildEnv.ts';
import { openStateDir, openWorkDir } from '../build/buildFolders.ts';
import { checkFolders } from '../build/checkProject.ts';
import { createBuildEnv } from '../build/createBuildEnv.ts';
import { formatHeadScript } from '../build/formatHeadScript.ts';
import { createTarget } from '../build/planSite.ts';
import { readCompilerDigest } from '../build/shellFiles.ts';
import { startDevServer } from '../build/startDevServer.ts';
import { print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { describeWorkingTree } from '../versions/resolveVersions.ts';

const NO_SITE =
  'There is no dist/: the search, the version menu, the history, the comparison and the upgrade have no data. ' +
  'Make it, and load the page again: npm run build && npm run merge';

/** Of `os.setPriority`: below the server, which compiles the first page meanwhile. */
const LOW_PRIORITY = 10;

/** Serve the working tree as `next`, with reload, until stopped. Other versions come from `dist/`. Throws a UserError without docs. */
export async function dev(project: Project, { port }: { port: number }): Promise<number> {
  const { paths, policy, settings } = project;
  const { projectDir, distDir, docsDir: contentDir } = paths;
  if (!existsSync(contentDir))
    throw new UserError(`The working tree has no ${settings.docsDir}/, whose pages this would show.`, {
      hint: 'Write pages there, or see the versions that are released: npm start',
    });
  checkFolders(projectDir);
  const workDir = await openWorkDir(paths.workDir, 'dev');
  await mkdir(path.join(workDir, 'node_modules'), { recursive: true });
  const cacheDir = await openStateDir(paths.compiledDir, readCompilerDigest(projectDir));
  const target = createTarget(describeWorkingTree(policy), policy, settings.base);
  const env = createBuildEnv(target, { resultDir: workDir, contentDir, cacheDir, sideDir: workDir });
  await writeFile(sideFile(env, 'headScript'), await formatHeadScript(target.siteBase));
  if (!existsSync(distDir)) printWarnings([NO_SITE]);
  print(`The working tree as next: http://localhost:${port}${target.base}`);
  const { ready, end } = await startDevServer({
    projectDir,
    workDir,
    env: { ...env, devFiles: { port, siteDir: distDir } },
  });
  ready.then(async () => {
    os.setPriority(LOW_PRIORITY);
    // TypeScript and the rules take longer to load than the server to answer.
    const { keepSideFiles } = await import('../build/keepSideFiles.ts');
    keepSideFiles(project, { target, env });
  });
  return end;
}
