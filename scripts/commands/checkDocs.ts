import path from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { listBreaks } from '../api/listBreaks.ts';
import { checkVersionDocs } from '../checks/docs/checkDocs.ts';
import { readDictionary } from '../checks/docs/checkSpelling.ts';
import { type Coverage, listUnexplained } from '../checks/docs/listUnexplained.ts';
import { openVersionDocs } from '../checks/docs/openVersionDocs.ts';
import { type Docs, formatProblems, type Problem } from '../content/readDocs.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readVersions } from './api.ts';

interface Options {
  /** Print the names of symbols that no page explains. */
  unexplained?: boolean;
}

/** Check the docs of all or the named versions. Throws a UserError with all problems. */
export async function checkDocs(project: Project, names: readonly string[], options: Options = {}): Promise<void> {
  const reports: string[] = [];
  for await (const { docs, problems } of findProblems(project, names)) {
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

interface CheckedDocs {
  docs: Docs;
  problems: Problem[];
}

const { dictionary } = siteConfig.content ?? {};

/** Find the problems in the docs of all or the named versions. */
export async function* findProblems(project: Project, names: readonly string[]): AsyncGenerator<CheckedDocs> {
  const { ownReleases } = project.library ?? {};
  const words = dictionary ? readDictionary(path.join(project.paths.projectDir, dictionary)) : [];
  const apis = await readVersions(project);
  const breaksFrom = (to: string) => (from: string) => {
    const [older, newer] = [from, to].map((name) => apis.find(({ version }) => version === name));
    return older && newer && listBreaks(older, newer, project.library?.renames);
  };
  for await (const docs of openVersionDocs(project, names)) {
    const breaks = breaksFrom(docs.versionName);
    yield { docs, problems: await checkVersionDocs(docs, { words, ownReleases, breaksFrom: breaks }) };
  }
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
