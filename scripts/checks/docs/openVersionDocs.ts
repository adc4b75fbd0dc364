import path from 'node:path';
import { API_FILE } from '../../../common/apiFile.ts';
import { selectBuilds } from '../../build/buildAll.ts';
import { listSegments } from '../../build/checkProject.ts';
import { planSite } from '../../build/planSite.ts';
import type { Site } from '../../content/checkAddresses.ts';
import { checkFolder, checkPlaces } from '../../content/checkVersion.ts';
import { exportContent } from '../../content/exportContent.ts';
import { type Docs, readApiFile, readPages, readRequiredPages, readSidebarsFile } from '../../content/readDocs.ts';
import type { Project } from '../../project.ts';
import { checkAgentRules } from './checkAgentRules.ts';

/**
 * Read all or the named versions' docs in turn: `next` from the working tree, the one named version from `editedDir` if given.
 * Throws a UserError for a name that is no version.
 */
export async function* openVersionDocs(
  project: Project,
  names: readonly string[],
  editedDir?: string,
): AsyncGenerator<Docs> {
  const { projectDir, workDir } = project.paths;
  const { builds } = await planSite(project);
  const chosen = new Set(selectBuilds(builds, names).map(({ version }) => version));
  const versions = builds.map(({ version }) => version);
  const site = { ...project.settings, library: project.library, segments: listSegments(versions, project.policy) };
  for (const [index, version] of versions.entries()) {
    const { name, role, commit } = version;
    if (!chosen.has(version)) continue;
    const ownDir = editedDir ?? (role === 'next' ? project.paths.docsDir : undefined);
    const docsDir = ownDir ?? path.join(workDir, 'docs', name);
    if (ownDir === undefined)
      await exportContent({ projectDir, commit, docsDir: project.policy.docsDir, toDir: docsDir });
    const newerVersions = versions.slice(0, index).map(nameOf);
    yield { ...readDocs(docsDir, { versionName: name, newerVersions }, site), ...(ownDir && { editedDir: ownDir }) };
  }
}

const nameOf = ({ name }: { name: string }): string => name;

function readDocs(docsDir: string, version: Pick<Docs, 'versionName' | 'newerVersions'>, site: Site): Docs {
  const pages = readPages(docsDir);
  const folderProblems = checkFolder(docsDir);
  const api = folderProblems.some(({ filePath }) => filePath === API_FILE) ? undefined : readApiFile(docsDir);
  const sidebars = readSidebarsFile(docsDir);
  const fileProblems = [
    ...folderProblems,
    ...checkPlaces({ docsDir, pages, sidebars, api }, site),
    ...checkAgentRules(docsDir, pages),
  ];
  return { ...version, pages, api, fileProblems, sidebars, requiredPages: readRequiredPages(docsDir) };
}
