import type { VersionsPolicy } from './scripts/versions/versionsPolicy.ts';

/** Which git refs are versions of the docs. */
export const versionsPolicy: VersionsPolicy = {
  tagPrefix: 'v',
  branchPrefix: 'docs/',
  remote: 'origin',
  nextBranch: 'main',
  includePrereleases: false,
  exclude: [],
  retired: [],
  labels: {},
};
