import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../../../common/apiFile.ts';
import { parseApiFile } from '../../../common/docs/parseApiFile.ts';
import { planSite } from '../../build/planSite.ts';
import { checkFolder } from '../../content/checkContent.ts';
import { checkImageFiles } from '../../content/checkImageFiles.ts';
import { exportContent } from '../../content/exportContent.ts';
import { type Docs, readPages, readRequiredPages, readSidebarsFile } from '../../content/readDocs.ts';
import { reportWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';

/**
 * Read all or the named versions' docs in turn: `next` from the working tree, the one named version from `editedDir` if given.
 * Without names, unreadable docs ahead of the lock are skipped with a warning.
 */
export async function* openVersionDocs(
  project: Project,
  names: readonly string[],
  editedDir?: string,
): AsyncGenerator<Docs> {
  const { projectDir, workDir } = project.paths;
  const versions = (await planSite(project)).builds.map(({ version }) => version);
  for (const [index, version] of versions.entries()) {
    const { name, role, commit } = version;
    if (names.length > 0 && !names.includes(name)) continue;
    const ownDir = editedDir ?? (role === 'next' ? project.paths.docsDir : undefined);
    const docsDir = ownDir ?? path.join(workDir, 'docs', name);
    if (ownDir === undefined)
      await exportContent({ projectDir, commit, docsDir: project.policy.docsDir, toDir: docsDir });
    const isAhead = version.fallback !== undefined;
    try {
      const newerVersions = versions.slice(0, index).map(nameOf);
      yield {
        ...readDocs(docsDir, { versionName: name, isAhead, newerVersions }),
        ...(ownDir && { editedDir: ownDir }),
      };
    } catch (error) {
      if (!(error instanceof UserError && isAhead && names.length === 0)) throw error;
      reportWarnings([`${name}: ${error.message}`]);
    }
  }
}

const nameOf = ({ name }: { name: string }): string => name;

function readDocs(docsDir: string, version: Pick<Docs, 'versionName' | 'isAhead' | 'newerVersions'>): Docs {
  const pages = readPages(docsDir);
  return {
    ...version,
    pages,
    api: readApi(docsDir),
    fileProblems: [...checkFolder(docsDir), ...checkImageFiles(docsDir, pages)],
    sidebars: readSidebarsFile(docsDir),
    requiredPages: readRequiredPages(docsDir),
  };
}

function readApi(docsDir: string): ApiFile | undefined {
  const file = path.join(docsDir, API_FILE);
  return existsSync(file) ? parseApiFile(readFileSync(file, 'utf8')) : undefined;
}
