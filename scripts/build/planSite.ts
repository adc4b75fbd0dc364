import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ApiStatuses } from '../../common/apiFile.ts';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { LastChanges } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import { findVersion } from '../../common/version.ts';
import type { VersionApi } from '../api/followSymbols.ts';
import { readApiKnowledge, readApis } from '../api/readApiKnowledge.ts';
import { readLastChanges } from '../content/lastChanges.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { docsFolderOf, type SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readHead } from '../tools/git.ts';
import { type ResolvedVersion, resolveVersions } from '../versions/resolveVersions.ts';
import { checkRetired, readRetiredVersions } from '../versions/retiredVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { isFinished } from './buildFolders.ts';
import { readShellDigest } from './shellFiles.ts';

export interface BuildTarget {
  version: ResolvedVersion;
  base: string;
  siteBase: string;
  editRef: string;
}

export interface PlannedBuild extends BuildTarget {
  lastChanges: LastChanges;
  apiStatuses: ApiStatuses;
  key: string;
  /** Pages in `site/`, the record in `record.json`, sizes in `sizes.txt`. */
  dir: string;
  isCached: boolean;
}

/** What a site is made of. */
export interface SitePlan {
  builds: PlannedBuild[];
  /** Of every version. */
  api: ApiHistoryFile;
}

/** Resolve a project's versions, and plan the build of each. Throws a UserError if a release is of another commit than HEAD. */
export async function planSite(project: Project): Promise<SitePlan & { warnings: string[] }> {
  const { paths, policy, settings, workTree = false, release } = project;
  checkRetired(policy.retired, readRetiredVersions(paths.projectDir));
  if (release && (await readHead(paths.projectDir)) !== release.commit)
    throw new UserError(`The release of ${release.name} is of ${release.commit}, which is no longer checked out.`, {
      hint: 'Run the release again, and leave the checkout alone until it has ended.',
    });
  const { projectDir } = paths;
  const { versions, warnings } = await resolveVersions({ projectDir, policy, workTree, planned: release });
  checkMenuVersions(project.menuVersions, versions, policy.remote);
  const targets = versions.map((version) => createTarget(version, policy, settings.base));
  return { ...(await planBuilds(project, targets, readShellDigest(projectDir))), warnings };
}

/** Read the API of all versions of a project, oldest first. */
export async function readVersionApis(project: Project): Promise<VersionApi[]> {
  const { builds } = await planSite(project);
  return readApis(
    project.paths,
    builds.map(({ version }) => version),
  );
}

/** Check that the versions that the menu lists exist. Throws a UserError with missing ones. */
function checkMenuVersions(
  menuVersions: readonly string[],
  versions: readonly ResolvedVersion[],
  remote: string,
): void {
  const unknown = menuVersions.filter((name) => !findVersion(versions, name)).map((name) => JSON.stringify(name));
  if (unknown.length === 0) return;
  const known = versions.map(({ name }) => name).join(', ');
  throw new UserError(
    `site.config.ts: versionMenu.versions: found ${unknown.join(', ')}; expected versions that exist: ${known}.`,
    { hint: `Take it out of the list, or fetch the refs of all versions: git fetch --tags ${remote}` },
  );
}

/** Decide a version's base path and edit branch. */
export function createTarget(version: ResolvedVersion, policy: VersionsPolicy, siteBase: string): BuildTarget {
  const base = versionBase(siteBase, version.name, version.role);
  const editRef = version.ref.startsWith(policy.branchPrefix) ? version.ref : policy.nextBranch;
  return { version, base, siteBase, editRef };
}

/** Plan each version's key and folder, and whether it is built. */
export async function planBuilds(
  { paths, library }: Pick<Project, 'paths' | 'library'>,
  targets: readonly BuildTarget[],
  shell: string,
): Promise<SitePlan> {
  const versions = targets.map(({ version }) => version);
  const { statuses, history: api } = await readApiKnowledge({ library, paths }, versions);
  // Each version may run git; hundreds of processes would slow each other down.
  const limit = pLimit(os.availableParallelism());
  const builds = await Promise.all(
    targets.map((target) => limit(() => planBuild(paths, target, shell, statuses[target.version.name] ?? {}))),
  );
  return { builds, api };
}

async function planBuild(
  paths: SitePaths,
  target: BuildTarget,
  shell: string,
  apiStatuses: ApiStatuses,
): Promise<PlannedBuild> {
  const { version, base, siteBase, editRef } = target;
  const { name, label, role, state, commit, docsTree } = version;
  const { projectDir, resultsDir: cacheDir } = paths;
  const docsDir = docsFolderOf(paths);
  const lastChanges = commit ? await readLastChanges({ projectDir, commit, docsDir, cacheDir }) : {};
  const docs = commit ? docsTree : digestFiles(paths.docsDir);
  const key = buildKey({
    content: digest(`${docs} ${JSON.stringify(lastChanges)}`),
    shell,
    api: digest(JSON.stringify(apiStatuses)),
    nodeMajor: process.versions.node.split('.')[0] ?? '',
    env: { name, label, role, state, base, siteBase, editRef },
  });
  const dir = path.join(paths.buildsDir, `${name}-${key}`);
  return { ...target, lastChanges, apiStatuses, key, dir, isCached: isFinished({ dir }) };
}

export interface BuildInputs {
  content: string;
  shell: string;
  api: string;
  nodeMajor: string;
  env: Pick<BuildEnv, 'name' | 'label' | 'role' | 'state' | 'base' | 'siteBase' | 'editRef'>;
}

/** Name a build by its inputs: 16 hex digits of SHA-256. */
export const buildKey = (inputs: BuildInputs): string => digest(JSON.stringify(inputs)).slice(0, 16);
