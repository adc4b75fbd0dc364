import type { WrittenPolicy } from './scripts/versions/versionsPolicy.ts';

/** The git refs that are versions of the docs. */
export const versionsPolicy: WrittenPolicy = {
  tagPrefix: 'v',
  branchPrefix: 'docs/',
  remote: 'origin',
  nextBranch: 'main',
  includePrereleases: false,
  exclude: [],
  retired: [],
  labels: {},
  // Days of the library's tags.
  releases: {
    '2.1.0': { date: '2025-06-17' },
    '2.0.0': { date: '2025-04-04' },
    '1.1.0': { date: '2024-12-31' },
    '1.0.0': { date: '2024-12-02' },
    '0.0.24': { date: '2024-06-18' },
  },
};
