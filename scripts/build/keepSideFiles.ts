import { watch } from 'node:fs';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { openPageCache } from '../../common/docs/FileCache.ts';
import { isGone } from '../../common/docs/pageText.ts';
import { NEXT } from '../../common/version.ts';
import { readApiKnowledge } from '../api/readApiKnowledge.ts';
import { readLastChanges } from '../content/lastChanges.ts';
import { formatProblems, readDocs } from '../content/readDocs.ts';
import { printWarnings } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { findErrors } from '../rules/rules.ts';
import { isRepository, readHead } from '../tools/git.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';
import { formatFailure } from './buildMissing.ts';
import { listVersionNames } from './checkProject.ts';
import type { BuildTarget } from './planSite.ts';
import { writeSideFiles } from './sideFiles.ts';

interface Options {
  target: BuildTarget;
  env: Pick<BuildEnv, 'contentDir' | 'sideDir' | 'cacheDir'>;
}

/**
 * Write the side files of the development server, now and after each change of the content, and print what a build refuses. Changes
 * meanwhile are one. Errors are printed.
 */
export function keepSideFiles(project: Project, { target, env }: Options): void {
  const refs = readRefs(project, target);
  let isAsked = false;
  let isWriting = false;
  const write = async () => {
    isAsked = true;
    if (isWriting) return;
    isWriting = true;
    while (isAsked) {
      isAsked = false;
      await writeOnce(project, env, refs).catch((error: unknown) => {
        if (!isGone(error, env.contentDir)) printWarnings([formatFailure(error)]);
      });
    }
    isWriting = false;
  };
  watch(env.contentDir, { recursive: true, persistent: false }, write);
  write();
}

/** Read what does not change with the content. */
async function readRefs({ paths, policy, settings, library }: Project, target: BuildTarget) {
  const { projectDir, resultsDir: cacheDir } = paths;
  const { versions } = await resolveVersions({ projectDir, policy });
  const older = versions.filter(({ role }) => role !== NEXT);
  const { statuses } = await readApiKnowledge({ library, paths }, [...older, target.version]);
  const lastChanges = (await isRepository(projectDir))
    ? await readLastChanges({ projectDir, commit: await readHead(projectDir), docsDir: settings.docsDir, cacheDir })
    : {};
  return {
    versionNames: listVersionNames(versions, policy),
    build: { ...target, lastChanges, apiStatuses: statuses[NEXT] ?? {} },
  };
}

async function writeOnce(
  { paths: { projectDir }, settings, library }: Project,
  { contentDir, sideDir, cacheDir }: Options['env'],
  refs: ReturnType<typeof readRefs>,
): Promise<void> {
  const { versionNames, build } = await refs;
  const cache = openPageCache(cacheDir);
  const site = { ...settings, library, versionNames };
  const docs = { ...readDocs(contentDir, cache), site };
  const errors = findErrors(docs, cache);
  if (errors.length > 0) printWarnings([`A build refuses:\n${formatProblems(errors, settings.docsDir)}`]);
  await writeSideFiles({ projectDir, build, docs, sideDir, cacheDir });
}
