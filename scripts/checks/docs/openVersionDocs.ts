import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AGENT_RULES_FILE, parseAgentRules } from '../../../common/docs/dataFiles.ts';
import { selectBuilds } from '../../build/buildAll.ts';
import { listSegments } from '../../build/checkProject.ts';
import { planSite } from '../../build/planSite.ts';
import type { Site } from '../../content/checkAddresses.ts';
import { checkPlaces, readFolder } from '../../content/checkVersion.ts';
import { type Docs, type DocsPage, type Problem, readPages, readRequiredPages } from '../../content/readDocs.ts';
import type { Project } from '../../project.ts';
import { exportFolder } from '../../tools/git.ts';

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
  const versions = builds.map(({ version }) => version);
  const versionNames = versions.map(({ name }) => name);
  const site = { ...project.settings, library: project.library, segments: listSegments(versions, project.policy) };
  for (const { version } of selectBuilds(builds, names)) {
    const { name, role, commit } = version;
    const ownDir = editedDir ?? (role === 'next' ? project.paths.docsDir : undefined);
    const docsDir = ownDir ?? path.join(workDir, 'docs', name);
    if (ownDir === undefined)
      await exportFolder({ repoDir: projectDir, commit, folder: project.policy.docsDir, toDir: docsDir });
    const newerVersions = versionNames.slice(0, versionNames.indexOf(name));
    yield { ...readDocs(docsDir, { versionName: name, newerVersions }, site), ...(ownDir && { editedDir: ownDir }) };
  }
}

function readDocs(docsDir: string, version: Pick<Docs, 'versionName' | 'newerVersions'>, site: Site): Docs {
  const pages = readPages(docsDir);
  const { problems, ...files } = readFolder(docsDir);
  const fileProblems = [
    ...problems,
    ...checkPlaces({ docsDir, pages, ...files }, site),
    ...checkAgentRules(docsDir, pages),
  ];
  return { ...version, ...files, pages, fileProblems, requiredPages: readRequiredPages(docsDir) };
}

/** Find rules for assistants that lead to no page or section. A file that cannot be read is among the problems of its folder. */
export function checkAgentRules(docsDir: string, pages: readonly Pick<DocsPage, 'route' | 'model'>[]): Problem[] {
  const file = path.join(docsDir, AGENT_RULES_FILE);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const places = new Set(
    pages.flatMap(({ route, model }) => [route, ...model.headings.map(({ id }) => `${route}#${id}`)]),
  );
  return listRules(source)
    .filter(({ page }) => !places.has(page))
    .map(({ page }) => ({
      filePath: AGENT_RULES_FILE,
      line: source.slice(0, source.indexOf(JSON.stringify(page))).split('\n').length,
      message: `The rule leads to ${page}, which no page or heading has.`,
    }));
}

function listRules(source: string): { page: string }[] {
  try {
    return parseAgentRules(source).rules;
  } catch {
    // There is none, or it is faulty.
    return [];
  }
}
