import { existsSync } from 'node:fs';
import semver from 'semver';
import { API_FILE } from '../../common/apiFile.ts';
import type { LibraryConfig } from '../../common/library.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { formatProblems, type Problem, readDataFiles } from '../content/readDocs.ts';
import { formatCount, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { GitError, isAncestor, listChanges, readBranch, readObjects } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import { versionName } from '../versions/versionsLock.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { askRemote, tryCommit } from './askGit.ts';
import { releaseMessage } from './recordRelease.ts';

/**
 * Check the next release's name. Throws a UserError if it is no version, exists, is not above the latest, or would not be listed.
 */
export function checkReleaseName(
  name: string,
  versions: readonly ResolvedVersion[],
  { includePrereleases, branchPrefix }: Pick<VersionsPolicy, 'includePrereleases' | 'branchPrefix'>,
): void {
  const hint = 'Give a version such as 2.2.0.';
  if (!versionName.safeParse(name).success)
    throw new UserError(`Cannot release ${JSON.stringify(name)}: it is not the name of a version.`, { hint });
  if (versions.some((version) => version.name === name)) {
    throw new UserError(`Version ${name} already exists.`, {
      hint: `To fix its docs, commit to the branch ${branchPrefix}${name}.`,
    });
  }
  if (semver.prerelease(name) && !includePrereleases) {
    throw new UserError(`Cannot release ${name}: versions.config.ts lists no pre-releases, so nobody would see it.`, {
      hint: 'Set includePrereleases there and commit that, or give a version such as 2.2.0.',
    });
  }
  const latest = versions.find(({ role }) => role === 'latest')?.name;
  if (latest && !semver.gt(name, latest)) {
    throw new UserError(`Version ${name} is not above the latest, ${latest}.`, { hint });
  }
}

/**
 * Check what a release needs that the unreleased docs may lack. `found` is what is wrong with them as this version. Throws a
 * UserError with all of it, a line each.
 */
export async function checkReadiness(name: string, project: Project, found: readonly Problem[]): Promise<void> {
  const problems = [
    ...(await listTreeProblems(project)),
    ...(await listGitProblems(name, project)),
    ...listDocsProblems(name, project, found),
  ];
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

/** What git would refuse after every gate. */
async function listGitProblems(name: string, { paths, policy }: Project): Promise<string[]> {
  const { remote, nextBranch: branch } = policy;
  const tag = `${policy.tagPrefix}${name}`;
  const refusals = await tryCommit(paths.projectDir, releaseMessage(name));
  const own = refusals.map((message) => `The release cannot be committed: ${message}`);
  try {
    const state = await askRemote(paths.projectDir, { remote, branch, tag });
    const { commit } = state ?? {};
    const isBehind = commit !== undefined && !(await isKnownAncestor(paths.projectDir, commit));
    return [
      ...own,
      ...(isBehind ? [`${remote}/${branch} has commits that are not here: git pull --rebase ${remote} ${branch}`] : []),
      ...(state?.hasTag ? [`${remote} has the tag ${tag}: git fetch ${remote} tag ${tag}`] : []),
    ];
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    printWarnings([`${remote} does not say whether it has newer commits or the tag ${tag}. ${error.message}`]);
    return own;
  }
}

async function isKnownAncestor(projectDir: string, commit: string): Promise<boolean> {
  const [object] = await readObjects(projectDir, [commit]);
  return object !== undefined && isAncestor(projectDir, commit, 'HEAD');
}

function listDocsProblems(
  name: string,
  { paths: { docsDir }, policy, library }: Project,
  found: readonly Problem[],
): string[] {
  if (!existsSync(docsDir)) return [`There is no ${policy.docsDir}/ folder.`];
  const problems = [...checkApi(name, docsDir, library), ...found];
  return [...new Set(problems.map((problem) => formatProblems([problem], policy.docsDir)))];
}

/** The docs have the API of the library at the release's own tag, where the library's sources are read. */
function checkApi(name: string, docsDir: string, library: LibraryConfig | undefined): Problem[] {
  if (!library?.sources) return [];
  const { api, problems } = readDataFiles(docsDir);
  if (problems.some(({ filePath }) => filePath === API_FILE)) return problems;
  const tag = library.sources.tagPrefix + name;
  const ref = api?.ref;
  if (ref === tag) return [];
  const fault =
    ref === undefined ? 'The file is missing' : `The file has the API of the library at ${ref}, not at ${tag}`;
  const message = `${fault}: write it with npm run api -- --extract <clone of the library> --ref ${tag}`;
  return [{ filePath: API_FILE, line: 1, message }];
}

/** Describe what a release changes, from the builds before and after it. */
export function formatPlan(name: string, before: readonly PlannedBuild[], after: readonly PlannedBuild[]): string {
  const oldBases = new Map(before.map(({ version, base }) => [version.name, base]));
  const oldKeys = before.map(({ key }) => key);
  const lines = after.flatMap(({ version, base }) => {
    const oldBase = oldBases.get(version.name);
    if (version.name === name) return `  new at ${base}`;
    return oldBase === undefined || oldBase === base ? [] : `  ${version.name} moves from ${oldBase} to ${base}`;
  });
  const built = after.filter(({ key }) => !oldKeys.includes(key)).map(({ version }) => version.name);
  return [
    `Release ${name}`,
    ...lines,
    `  built: ${built.join(', ')}`,
    '  every other version stays as it is; /<version>/… addresses keep leading to their pages',
  ].join('\n');
}
