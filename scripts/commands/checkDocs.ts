import path from 'node:path';
import { checkDocs as checkPages, formatProblems } from '../docs/checkDocs.ts';
import { readDictionary } from '../docs/checkSpelling.ts';
import { readPages, readSidebarsFile } from '../docs/readDocs.ts';
import { exportContent } from '../lib/exportContent.ts';
import { planSite } from '../lib/planSite.ts';
import { say } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Check the words of every version, or of the named ones. `next` is what the working tree holds. */
export async function checkDocs(project: Project, names: readonly string[]): Promise<void> {
  const { projectDir, workDir } = project.paths;
  const versions = (await planSite(project)).builds.map(({ version }) => version);
  const dictionary = readDictionary(path.join(projectDir, 'dictionary.txt'));
  const reports: string[] = [];
  for (const [index, { name, role, commit }] of versions.entries()) {
    if (names.length > 0 && !names.includes(name)) continue;
    const docsDir = role === 'next' ? path.join(projectDir, 'docs') : path.join(workDir, 'check-docs', name);
    if (role !== 'next') await exportContent({ projectDir, commit, toDir: docsDir });
    const pages = readPages(docsDir);
    const newerVersions = versions.slice(0, index).map((version) => version.name);
    const sidebars = readSidebarsFile(docsDir);
    const problems = await checkPages({ versionName: name, newerVersions, pages, sidebars }, dictionary);
    say(`${name}: ${pages.length} pages, ${problems.length} problems`);
    if (problems.length > 0) reports.push(`${name}\n${formatProblems(problems)}`);
  }
  if (reports.length > 0)
    throw new UserError(reports.join('\n\n'), {
      hint: 'Mend the pages on the branch of their version. A word that is right belongs in dictionary.txt.',
    });
}
