import path from 'node:path';
import { exportContent } from '../lib/exportContent.ts';
import { planSite } from '../lib/planSite.ts';
import type { Project } from '../project.ts';
import { checkFiles } from './checkFiles.ts';
import { type Docs, readPages, readRequiredPages, readSidebarsFile } from './readDocs.ts';

/** Read the docs of every version, or of the named ones, one after the other. `next` is what the working tree holds. */
export async function* openVersionDocs(project: Project, names: readonly string[]): AsyncGenerator<Docs> {
  const { projectDir, workDir } = project.paths;
  const versions = (await planSite(project)).builds.map(({ version }) => version);
  for (const [index, { name, role, commit }] of versions.entries()) {
    if (names.length > 0 && !names.includes(name)) continue;
    const docsDir = role === 'next' ? path.join(projectDir, 'docs') : path.join(workDir, 'docs', name);
    if (role !== 'next') await exportContent({ projectDir, commit, toDir: docsDir });
    yield {
      versionName: name,
      newerVersions: versions.slice(0, index).map((version) => version.name),
      pages: readPages(docsDir),
      fileProblems: checkFiles(docsDir),
      sidebars: readSidebarsFile(docsDir),
      requiredPages: readRequiredPages(docsDir),
    };
  }
}
