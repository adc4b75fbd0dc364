import path from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { listBreaks } from '../api/listBreaks.ts';
import { checkVersionDocs } from '../checks/docs/checkDocs.ts';
import { readDictionary } from '../checks/docs/checkSpelling.ts';
import { type Coverage, listUnexplained } from '../checks/docs/listUnexplained.ts';
import { openVersionDocs } from '../checks/docs/openVersionDocs.ts';
import { formatProblems } from '../content/readDocs.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readVersions } from './api.ts';

interface Options {
  /** Print the names of symbols that no page explains. */
  unexplained?: boolean;
}

/** Check the words of all or the named versions. Without names, problems of docs ahead of the lock are warnings. */
export async function checkDocs(project: Project, names: readonly string[], options: Options = {}): Promise<void> {
  const { ownReleases } = project.library ?? {};
  const { dictionary } = siteConfig.content ?? {};
  const words = dictionary ? readDictionary(path.join(project.paths.projectDir, dictionary)) : [];
  const apis = await readVersions(project);
  const breaksFrom = (to: string) => (from: string) => {
    const [older, newer] = [from, to].map((name) => apis.find(({ version }) => version === name));
    return older && newer && listBreaks(older, newer, project.library?.renames);
  };
  const reports: string[] = [];
  for await (const docs of openVersionDocs(project, names)) {
    const problems = await checkVersionDocs(docs, { words, ownReleases, breaksFrom: breaksFrom(docs.versionName) });
    print(`${docs.versionName}: ${formatCount(docs.pages.length, 'page')}, ${formatCount(problems.length, 'problem')}`);
    if (docs.api) print(formatCoverage(listUnexplained(docs.api, docs.pages), options));
    if (problems.length === 0) continue;
    reports.push(`${docs.versionName}\n${formatProblems(problems, project.policy.docsDir)}`);
  }
  if (reports.length > 0)
    throw new UserError(reports.join('\n\n'), {
      hint: [
        'Fix the pages, those of an older version on its branch.',
        ...(dictionary ? [`Add correct words to ${dictionary}.`] : []),
      ].join(' '),
    });
}

/** Format what no page explains: one line for all packages, or a list of names for each. */
function formatCoverage(coverage: readonly Coverage[], { unexplained = false }: Options): string {
  const parts = coverage.map(({ packageName, exports, unexplained }) => ({
    label: `${packageName} ${unexplained.exports.length} of ${exports}`,
    names: [...unexplained.exports, ...unexplained.members],
  }));
  if (!unexplained) return `  exports without a page: ${parts.map(({ label }) => label).join(', ')}`;
  return parts.map(({ label, names }) => `  ${label} exports without a page\n    ${names.join(', ')}`).join('\n');
}
