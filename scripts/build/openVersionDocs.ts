import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openPageCache } from '../../common/docs/FileCache.ts';
import { readDocs } from '../content/readDocs.ts';
import type { Project } from '../project.ts';
import type { Docs } from '../rules/rule.ts';
import { exportFolder } from '../tools/git.ts';
import { selectBuilds } from './buildAll.ts';
import { openStateDir, openWorkDir } from './buildFolders.ts';
import { listVersionNames } from './checkProject.ts';
import { planSite } from './planSite.ts';
import { readCompilerDigest } from './shellFiles.ts';

interface VersionDocs extends Omit<Docs, 'words' | 'breaksFrom'> {
  /** Folder that a writer edits; undefined for docs of a commit. */
  editedDir: string | undefined;
}

/**
 * Read all or the named versions' docs in turn: `next` from the working tree, the one named version from `editedDir` if given.
 * Throws a UserError for a name that is no version.
 */
export async function* openVersionDocs(
  project: Project,
  names: readonly string[],
  editedDir?: string,
): AsyncGenerator<VersionDocs> {
  const { projectDir, workDir, compiledDir } = project.paths;
  const { builds } = await planSite(project);
  const versions = builds.map(({ version }) => version);
  const versionNames = versions.map(({ name }) => name);
  const site = {
    ...project.settings,
    library: project.library,
    versionNames: listVersionNames(versions, project.policy),
  };
  const cache = openPageCache(await openStateDir(compiledDir, readCompilerDigest(projectDir)));
  const exportsDir = await openWorkDir(workDir, 'docs');
  for (const { version } of selectBuilds(builds, names)) {
    const { name, role, commit } = version;
    const ownDir = editedDir ?? (role === 'next' ? project.paths.docsDir : undefined);
    const docsDir = ownDir ?? path.join(exportsDir, name);
    if (ownDir === undefined)
      await exportFolder({ repoDir: projectDir, commit, folder: project.policy.docsDir, toDir: docsDir });
    const newerVersions = versionNames.slice(0, versionNames.indexOf(name));
    yield { versionName: name, newerVersions, site, ...readDocs(docsDir, cache), editedDir: ownDir, cache };
  }
  await rm(exportsDir, { recursive: true, force: true });
}
