import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ApiFacts } from '../../common/apiFacts.ts';
import type { LastChanges } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import { type FindApiFacts, readApiFacts } from '../api/readApi.ts';
import { readLastChanges } from '../content/lastChanges.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { docsFolderOf, type SitePaths } from '../lib/sitePaths.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { buildKey } from './buildKey.ts';
import { isFinished } from './fileSizes.ts';
import { readShellDigest } from './shellFiles.ts';

/** A version and the base path of its pages. */
export interface BuildTarget {
  version: ResolvedVersion;
  base: string;
  siteBase: string;
  editRef: string;
}

/** One version and the build that it needs. */
export interface PlannedBuild extends BuildTarget {
  lastChanges: LastChanges;
  apiFacts: ApiFacts;
  key: string;
  /** Folder of the finished build: pages in `site/`, facts in `record.json`, sizes of both in `sizes.txt`. */
  dir: string;
  isCached: boolean;
  /** The build of the locked commit, for a version whose branch is ahead of the lock. */
  fallback?: PlannedBuild;
}

/** Decide the base path of a version and the branch of its edit links. */
export function createTarget(version: ResolvedVersion, policy: VersionsPolicy, siteBase: string): BuildTarget {
  const base = versionBase(siteBase, version.segment, version.role);
  const editRef = version.ref.startsWith(policy.branchPrefix) ? version.ref : policy.nextBranch;
  return { version, base, siteBase, editRef };
}

/** Plan the build of each version: its key, its folder, and whether it exists. */
export async function planBuilds(paths: SitePaths, targets: readonly BuildTarget[]): Promise<PlannedBuild[]> {
  const shell = await readShellDigest(paths.projectDir);
  const findApiFacts = await readApiFacts(
    paths,
    targets.map(({ version }) => version.name),
  );
  // Each version may run git for its last changes, and hundreds of processes at once would slow each other down.
  const limit = pLimit(os.availableParallelism());
  return Promise.all(targets.map((target) => limit(() => planBuild(paths, target, { shell, findApiFacts }))));
}

/** Inputs of every build. */
interface Shared {
  shell: string;
  findApiFacts: FindApiFacts;
}

async function planBuild(paths: SitePaths, target: BuildTarget, shared: Shared): Promise<PlannedBuild> {
  const { version, base, siteBase, editRef } = target;
  const { fallback, ...rest } = version;
  const lastChanges = version.commit
    ? await readLastChanges({
        projectDir: paths.projectDir,
        commit: version.commit,
        docsDir: docsFolderOf(paths),
        cacheDir: paths.lastChangesDir,
      })
    : {};
  const content = digest(`${readContentDigest(paths, version)} ${JSON.stringify(lastChanges)}`);
  const nodeMajor = process.versions.node.split('.')[0] ?? '';
  const { name, label, role, state } = version;
  const apiFacts = shared.findApiFacts(name);
  const api = digest(JSON.stringify(apiFacts));
  const env = { name, label, role, state, base, siteBase, editRef };
  const key = buildKey({ content, shell: shared.shell, api, nodeMajor, env });
  const dir = path.join(paths.buildsDir, `${name}-${key}`);
  const build = { version, base, siteBase, editRef, lastChanges, apiFacts, key, dir, isCached: isFinished({ dir }) };
  if (!fallback) return build;
  const lockedVersion = { ...rest, ...fallback, lockState: 'locked' } as const;
  return { ...build, fallback: await planBuild(paths, { ...target, version: lockedVersion }, shared) };
}

const readContentDigest = (paths: SitePaths, version: ResolvedVersion): string =>
  version.commit ? version.docsTree : digestFiles(paths.docsDir, ['.'], () => true);
