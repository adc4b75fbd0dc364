import path from 'node:path';
import { keepIn } from '../../../common/docs/FileCache.ts';
import { siteConfig } from '../../../site.config.ts';
import { listBreaks } from '../../api/listBreaks.ts';
import { openVersionDocs } from '../../build/openVersionDocs.ts';
import { readVersionApis } from '../../build/planSite.ts';
import { formatProblems, type Problem } from '../../content/readDocs.ts';
import { digest } from '../../lib/digest.ts';
import { formatCount, print, printWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';
import { readDictionary } from '../../rules/checkSpelling.ts';
import type { Docs } from '../../rules/rule.ts';
import { findProblems, findSlips } from '../../rules/rules.ts';
import { type Coverage, listUnexplained } from './listUnexplained.ts';

interface Options {
  /** Print the names of symbols that no page explains. */
  unexplained?: boolean;
}

/** Check the docs of all or the named versions. Throws a UserError with all problems. */
export async function checkDocs(project: Project, names: readonly string[], options: Options = {}): Promise<void> {
  const reports: string[] = [];
  for await (const { docs, problems } of checkVersions(project, names)) {
    print(`${docs.versionName}: ${formatCount(docs.pages.length, 'page')}, ${formatCount(problems.length, 'problem')}`);
    if (docs.api) print(formatCoverage(listUnexplained(docs.api, docs.pages), options));
    const slips = await findSlips(docs);
    if (slips.length > 0) printWarnings([`most likely slips:\n${formatProblems(slips, project.policy.docsDir)}`]);
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

/** Find the problems in the docs of all or the named versions, or of the one named version in a folder. */
export async function* checkVersions(
  project: Project,
  names: readonly string[],
  { docsDir }: { docsDir?: string } = {},
): AsyncGenerator<CheckedDocs> {
  const words = dictionary ? readDictionary(path.join(project.paths.projectDir, dictionary)) : [];
  const apis = await readVersionApis(project);
  const breaksOf =
    ({ versionName: version, api, cache }: Pick<Docs, 'versionName' | 'api' | 'cache'>) =>
    (from: string) => {
      const older = apis.find((one) => one.version === from);
      if (!older || !api) return undefined;
      const list = () => [...listBreaks(older, { version, api }, project.library?.renames)];
      return new Map(keepIn(cache, `${digest(JSON.stringify([older, version, api]))}-breaks`, list));
    };
  for await (const read of openVersionDocs(project, names, docsDir)) {
    const docs = { ...read, words, breaksFrom: breaksOf(read) };
    yield { docs, problems: await findProblems(docs) };
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
