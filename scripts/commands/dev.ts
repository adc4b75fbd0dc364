import { existsSync, watch } from 'node:fs';
import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { DevFiles } from '../../common/buildEnv.ts';
import { openPageCache } from '../../common/docs/FileCache.ts';
import { FACTS_DIR } from '../../common/docs/pageText.ts';
import { SIDEBARS_FILE } from '../../common/sidebar.ts';
import { NEXT } from '../../common/version.ts';
import { readApiKnowledge } from '../api/readApiKnowledge.ts';
import { openWorkDir } from '../build/buildFolders.ts';
import { formatFailure } from '../build/buildMissing.ts';
import { createBuildEnv } from '../build/buildVersion.ts';
import { checkFolders, listVersionNames } from '../build/checkProject.ts';
import { createTarget } from '../build/planSite.ts';
import { runRspress } from '../build/runRspress.ts';
import { writeSideFiles, writeText } from '../build/sideFiles.ts';
import { readLastChanges } from '../content/lastChanges.ts';
import { formatProblems, readDataFiles, readPages } from '../content/readDocs.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { findErrors } from '../rules/rules.ts';
import { isRepository, readHead } from '../tools/git.ts';
import { describeWorkingTree, resolveVersions } from '../versions/resolveVersions.ts';

const NO_SITE =
  'There is no dist/: the search, the version menu, the history, the comparison and the upgrade have no data. ' +
  'Make it, and load the page again: npm run build && npm run merge';

/** Serve the working tree as `next`, with reload, until stopped. Other versions come from `dist/`. Throws a UserError without docs. */
export async function dev({ paths, policy, settings, library }: Project, { port }: { port: number }): Promise<number> {
  const { projectDir, distDir, docsDir: contentDir } = paths;
  if (!existsSync(contentDir))
    throw new UserError(`The working tree has no ${settings.docsDir}/, whose pages this would show.`, {
      hint: 'Write pages there, or see the versions that are released: npm start',
    });
  checkFolders(projectDir);
  const workDir = await openWorkDir(paths.workDir, 'dev');
  await mkdir(path.join(workDir, 'node_modules'), { recursive: true });

  const target = createTarget(describeWorkingTree(policy), policy, settings.base);
  const lastChanges = (await isRepository(projectDir))
    ? await readLastChanges({
        projectDir,
        commit: await readHead(projectDir),
        docsDir: settings.docsDir,
        cacheDir: paths.lastChangesDir,
      })
    : {};
  const { versions } = await resolveVersions({ projectDir, policy });
  const older = versions.filter(({ role }) => role !== NEXT);
  const { statuses } = await readApiKnowledge({ library, paths }, [...older, target.version]);
  const build = { ...target, lastChanges, apiStatuses: statuses[NEXT] ?? {} };
  const site = { ...settings, library, versionNames: listVersionNames(versions, policy) };
  const cacheDir = path.join(workDir, 'cache');
  const cache = openPageCache(cacheDir);
  const stateFile = path.join(workDir, 'state.txt');
  const readStateFile = path.join(workDir, 'read-state.txt');
  const write = async () => {
    const pages = readPages(contentDir, cache);
    const docs = { docsDir: contentDir, pages, site, ...readDataFiles(contentDir) };
    const errors = findErrors(docs, cache);
    const refusal = `A build refuses:\n${formatProblems(errors, settings.docsDir)}`;
    // The server reads them when it starts, and ends without.
    if (!docs.sidebars) throw new UserError(refusal, { hint: `Correct ${settings.docsDir}/${SIDEBARS_FILE} first.` });
    if (errors.length > 0) printWarnings([refusal]);
    await writeSideFiles({ projectDir, build, docs, sideDir: workDir, cacheDir });
    const names = pages.map(({ filePath }) => filePath);
    const others = digestFiles(contentDir, [SIDEBARS_FILE, FACTS_DIR]);
    await writeText(stateFile, digest(JSON.stringify([names, others])));
  };
  await write();
  onChange(contentDir, write);
  repeatState({ stateFile, readStateFile });

  if (!existsSync(distDir)) printWarnings([NO_SITE]);
  print(`The working tree as next: http://localhost:${port}${target.base}`);
  const env = createBuildEnv(target, { resultDir: workDir, contentDir, cacheDir, sideDir: workDir });
  const devFiles = { siteDir: distDir, stateFile, readStateFile };
  const { exitCode } = await runRspress({ projectDir, workDir, port, env: { ...env, devFiles } });
  return exitCode;
}

/** Act after changes below a folder, once for all changes during an action. Errors are printed. */
function onChange(dir: string, act: () => Promise<unknown>): void {
  let isAsked = false;
  let isActing = false;
  watch(dir, { recursive: true, persistent: false }, async () => {
    isAsked = true;
    if (isActing) return;
    isActing = true;
    while (isAsked) {
      isAsked = false;
      await act().catch((error: unknown) => printWarnings([formatFailure(error)]));
    }
    isActing = false;
  });
}

const REPEAT_MS = 500;

/** Touch the state until the configuration has read it: a server that is just restarting ignores changes. */
function repeatState({ stateFile, readStateFile }: Pick<DevFiles, 'stateFile' | 'readStateFile'>): void {
  const repeat = async () => {
    const [state, readState] = await Promise.all([stateFile, readStateFile].map((file) => readFile(file, 'utf8')));
    if (state !== readState) await utimes(stateFile, new Date(), new Date());
  };
  // The second file is missing until the server starts.
  setInterval(() => existsSync(readStateFile) && repeat(), REPEAT_MS).unref();
}
