import { DEPLOYMENT_SCHEMA, type Deployment, type FileDigests } from '../../common/deployment.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { digest } from '../lib/digest.ts';

interface Options {
  builds: readonly Pick<PlannedBuild, 'version' | 'key'>[];
  files: FileDigests;
  commit: string;
  time: Date;
}

/** Describe a merged tree without kept files. */
export function createDeployment({ builds, files, commit, time }: Options): Deployment {
  const treeDigest = digestTree(files);
  return {
    schema: DEPLOYMENT_SCHEMA,
    name: deploymentName(time, treeDigest),
    time: formatTime(time),
    commit,
    versions: builds.map(({ version, key }) => ({
      name: version.name,
      ref: version.ref,
      commit: version.commit,
      key,
    })),
    digest: treeDigest,
    files,
    kept: {},
  };
}

/**
 * Digest a tree: SHA-256 of a line for each file, `<path>\0<SHA-256 of its bytes>\n`, in UTF-16 order of paths. `deployment.json`
 * and kept files are excluded, as in `Deployment.files`.
 */
function digestTree(files: FileDigests): string {
  const names = Object.keys(files).sort();
  return digest(names.map((name) => `${name}\0${files[name]}\n`).join(''));
}

/** Name a deployment. @example '20240102T030405Z-0123456789ab' */
const deploymentName = (time: Date, treeDigest: string): string =>
  `${formatTime(time).replace(/[-:]/g, '')}-${treeDigest.slice(0, 12)}`;

/** Format a time as ISO 8601, UTC, in whole seconds. */
const formatTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');
