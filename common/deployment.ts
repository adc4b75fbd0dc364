export const DEPLOYMENT_SCHEMA = 1;
export const DEPLOYMENT_FILE = 'deployment.json';

/** SHA-256 in hex, by path below the site's root. */
export type FileDigests = Record<string, string>;

/** `/deployment.json`: the sources and files of a merged tree. */
export interface Deployment {
  schema: typeof DEPLOYMENT_SCHEMA;
  /** Time and the first digits of the digest. @example '20240102T030405Z-0123456789ab' */
  name: string;
  /** ISO 8601 in UTC. */
  time: string;
  /** Full hash; empty outside a git repository. */
  commit: string;
  /** Newest first, each with the key of its build. */
  versions: { name: string; ref: string; commit: string; key: string }[];
  /** Digest of `files` alone: the same versions and code give the same digest. */
  digest: string;
  /** Without this file and the kept ones. */
  files: FileDigests;
  /** Of earlier deployments, for tabs that are still open. */
  kept: FileDigests;
}
