export const DEPLOYMENT_SCHEMA = 1;
export const DEPLOYMENT_FILE = 'deployment.json';

/** SHA-256 by the path of the file below the site's root, as 64 hex digits. */
export type FileDigests = Record<string, string>;

/** `/deployment.json`: the sources of a merged tree, and every file in it. */
export interface Deployment {
  schema: typeof DEPLOYMENT_SCHEMA;
  /** Time and the first digits of the digest. @example '20240102T030405Z-0123456789ab' */
  name: string;
  /** Time of the merge, ISO 8601 in UTC. */
  time: string;
  /** Full hash of the commit that was checked out; empty where the project is not a git repository. */
  commit: string;
  /** Newest first, each with the key of its build. */
  versions: { name: string; ref: string; commit: string; key: string }[];
  /** Digest of `files`, and of nothing else: the same versions, merged by the same code, have the same digest. */
  digest: string;
  /** Every file of the tree except this one and the kept ones. */
  files: FileDigests;
  /** Hashed files of earlier deployments, for tabs that are still open. */
  kept: FileDigests;
}
