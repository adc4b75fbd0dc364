import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { PageHistory } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import { buildKey, digest, digestFiles, readShellDigest } from './buildKey.ts';
import { readPageHistory } from './pageHistory.ts';
import type { ResolvedVersion } from './resolveVersions.ts';
import type { SitePaths } from './sitePaths.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

/** One version and the build that it needs. */
export interface PlannedBuild {
  version: ResolvedVersion;
  base: string;
  siteBase: string;
  editRef: string;
  history: PageHistory;
  key: string;
  /** Folder of the finished build: pages in `site/`, facts in `record.json`. */
  dir: string;
  isCached: boolean;
}

interface Options {
  paths: SitePaths;
  versions: readonly ResolvedVersion[];
  policy: VersionsPolicy;
  siteBase: string;
}

/** Work out each version's build: where it stands, what its inputs are, and whether it is there already. */
export async function planBuilds({ paths, versions, policy, siteBase }: Options): Promise<PlannedBuild[]> {
  const shell = readShellDigest(paths.projectDir);
  // Each version may ask git for its history: hundreds at once would only wait for each other.
  const limit = pLimit(os.availableParallelism());
  return Promise.all(versions.map((version) => limit(() => planBuild({ paths, version, policy, siteBase, shell }))));
}

async function planBuild(options: Omit<Options, 'versions'> & { version: ResolvedVersion; shell: string }) {
  const { paths, version, policy, siteBase, shell } = options;
  const { name, label, role } = version;
  const history = version.commit ? await readPageHistory(paths.projectDir, version.commit, paths.historyDir) : {};
  const base = versionBase(siteBase, name, role);
  const editRef = version.ref.startsWith(policy.branchPrefix) ? version.ref : policy.nextBranch;
  const content = digest(`${readContentDigest(paths, version)} ${JSON.stringify(history)}`);
  const nodeMajor = process.versions.node.split('.')[0] ?? '';
  const key = buildKey({ content, shell, nodeMajor, env: { name, label, role, base, siteBase, editRef } });
  const dir = path.join(paths.buildsDir, `${name}-${key}`);
  return { version, base, siteBase, editRef, history, key, dir, isCached: isFinished({ dir }) };
}

/** Tell whether a build is there, whole. */
export const isFinished = ({ dir }: { dir: string }): boolean => existsSync(path.join(dir, 'record.json'));

const readContentDigest = (paths: SitePaths, version: ResolvedVersion): string =>
  version.docsTree || digestFiles(paths.projectDir, ['docs'], () => true);
