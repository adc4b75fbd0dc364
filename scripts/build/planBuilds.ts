import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ApiFacts } from '../../common/apiFacts.ts';
import type { LastChanges } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import { readApiKnowledge } from '../api/readApiKnowledge.ts';
import { readLastChanges } from '../content/lastChanges.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { docsFolderOf, type SitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { buildKey } from './buildKey.ts';
import { isFinished } from './fileSizes.ts';
import { readShellDigest } from './shellFiles.ts';

export interface BuildTarget {
  version: ResolvedVersion;
  base: string;
  siteBase: string;
  editRef: string;
}

export interface PlannedBuild extends BuildTarget {
  lastChanges: LastChanges;
  apiFacts: ApiFacts;
  key: string;
  /** Pages in `site/`, facts in `record.json`, sizes in `sizes.txt`. */
  dir: string;
  isCached: boolean;
}

/** Decide a version's base path and edit branch. */
export function createTarget(version: ResolvedVersion, policy: VersionsPolicy, siteBase: string): BuildTarget {
  const base = versionBase(siteBase, version.segment, version.role);
  const editRef = version.ref.startsWith(policy.branchPrefix) ? version.ref : policy.nextBranch;
  return { version, base, siteBase, editRef };
}

/** Plan each version's key and folder, and whether it is built. */
export async function planBuilds(
  { paths, library }: Pick<Project, 'paths' | 'library'>,
  targets: readonly BuildTarget[],
): Promise<PlannedBuild[]> {
  const shell = await readShellDigest(paths.projectDir);
  const versions = targets.map(({ version }) => version);
  const { facts } = await readApiKnowledge({ library, paths }, versions);
  // Each version may run git; hundreds of processes would slow each other down.
  const limit = pLimit(os.availableParallelism());
  return Promise.all(
    targets.map((target) =>
      limit(() => planBuild(paths, target, { shell, apiFacts: facts[target.version.name] ?? {} })),
    ),
  );
}

interface Shared {
  shell: string;
  apiFacts: ApiFacts;
}

async function planBuild(paths: SitePaths, target: BuildTarget, { shell, apiFacts }: Shared): Promise<PlannedBuild> {
  const { version, base, siteBase, editRef } = target;
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
  const api = digest(JSON.stringify(apiFacts));
  const env = { name, label, role, state, base, siteBase, editRef };
  const key = buildKey({ content, shell, api, nodeMajor, env });
  const dir = path.join(paths.buildsDir, `${name}-${key}`);
  return { version, base, siteBase, editRef, lastChanges, apiFacts, key, dir, isCached: isFinished({ dir }) };
}

const readContentDigest = (paths: SitePaths, version: ResolvedVersion): string =>
  version.commit ? version.docsTree : digestFiles(paths.docsDir, ['.'], () => true);
