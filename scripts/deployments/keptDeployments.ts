import type { FileDigests } from '../../common/siteFiles.ts';

/** Hashed files stay this long after their deployment was replaced, … */
const KEEP_DAYS = 30;
/** … or for this many earlier deployments, whichever is more. */
const KEEP_DEPLOYMENTS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface KeptDeployment {
  name: string;
  /** Time of publication, ISO 8601 in UTC. */
  time: string;
  digest: string;
  files: FileDigests;
}

/** Select unexpired earlier deployments from a list, newest first. The newest was replaced now, each other by the one before it. */
export function selectInTime(earlier: readonly KeptDeployment[], time: Date): KeptDeployment[] {
  const oldest = time.getTime() - KEEP_DAYS * DAY_MS;
  return earlier.filter((_deployment, index) => {
    const replaced = earlier[index - 1]?.time;
    return index < KEEP_DEPLOYMENTS || replaced === undefined || Date.parse(replaced) >= oldest;
  });
}

interface KeptFiles {
  lacking: FileDigests;
  conflicts: { file: string; deployment: string }[];
}

/** Find files of earlier deployments that a tree lacks. If two differ, the newer one counts. */
export function findMissingFiles(files: FileDigests, earlier: readonly KeptDeployment[]): KeptFiles {
  const lacking: FileDigests = {};
  const conflicts: KeptFiles['conflicts'] = [];
  for (const deployment of earlier) {
    for (const [file, fileDigest] of Object.entries(deployment.files)) {
      if (!Object.hasOwn(files, file)) lacking[file] ??= fileDigest;
      else if (files[file] !== fileDigest) conflicts.push({ file, deployment: deployment.name });
    }
  }
  return { lacking, conflicts };
}
