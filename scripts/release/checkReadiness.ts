import { existsSync } from 'node:fs';
import { checkUpgradeTitle } from '../checks/docs/checkPages.ts';
import { formatProblems, parsePage, readPageFiles } from '../content/readDocs.ts';
import { formatCount } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { listChanges, readBranch } from '../tools/git.ts';
import { checkReleasedApi } from './checkApiFile.ts';

/** Check what a release needs that the unreleased docs may lack. Throws a UserError with all of it, a line each. */
export async function checkReadiness(name: string, project: Project): Promise<void> {
  const problems = [...(await listTreeProblems(project)), ...listDocsProblems(name, project)];
  if (problems.length === 0) return;
  throw new UserError(
    `Cannot release ${name}: ${formatCount(problems.length, 'problem')}.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    { hint: `Fix and commit all of it, then: npm run release -- ${name} --dry-run` },
  );
}

async function listTreeProblems({ paths, policy }: Project): Promise<string[]> {
  const changes = await listChanges(paths.projectDir);
  const branch = await readBranch(paths.projectDir);
  return [
    ...(changes.length > 0
      ? [`The working tree has changes: ${changes.slice(0, 5).join(', ')}. Commit or stash them.`]
      : []),
    ...(branch === policy.nextBranch
      ? []
      : [
          `Releases are cut from ${policy.nextBranch}; ${branch ?? 'a detached commit'} is checked out: git switch ${policy.nextBranch}`,
        ]),
  ];
}

function listDocsProblems(name: string, { paths: { docsDir }, policy, library }: Project): string[] {
  if (!existsSync(docsDir)) return [`There is no ${policy.docsDir}/ folder.`];
  // Parsing every page would take most of the time.
  const guides = readPageFiles(docsDir).filter(({ source }) => source.includes('upgradeFrom'));
  const problems = [
    ...checkReleasedApi(name, docsDir, library),
    ...guides.flatMap(({ filePath, source }) => checkUpgradeTitle(parsePage(filePath, source), { versionName: name })),
  ];
  return problems.map((problem) => formatProblems([problem], policy.docsDir));
}
