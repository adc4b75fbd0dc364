import path from 'node:path';
import { planSite } from '../../build/planSite.ts';
import { checkFiles } from '../../content/checkFiles.ts';
import { exportContent } from '../../content/exportContent.ts';
import {
  checkReleaseNotes,
  type Docs,
  readPages,
  readRequiredPages,
  readSidebarsFile,
} from '../../content/readDocs.ts';
import { reportWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';

/**
 * Read the docs of every version, or of the named ones, one after the other. `next` is what the working tree holds; with
 * `editedDir`, the one named version is what that folder holds. Docs ahead of the lock that cannot even be read hold up nothing
 * but their own version: without names, they are passed over with a warning.
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

const readDocs = (docsDir: string, version: Pick<Docs, 'versionName' | 'isAhead' | 'newerVersions'>): Docs => ({
  ...version,
  pages: readPages(docsDir),
  fileProblems: [...checkFiles(docsDir), ...checkReleaseNotes(docsDir)],
  sidebars: readSidebarsFile(docsDir),
  requiredPages: readRequiredPages(docsDir),
});
