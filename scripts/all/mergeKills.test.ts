// Merges that are killed at each step; those of `mergeSite.test.ts` run for each change.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestFiles } from '../lib/digest.ts';
import { killMerge, makeMergedSite, publish } from '../testing/makeBuild.ts';

test.each(['describe', 'manifest', 'offline'])(
  'a merge that is killed at "%s" leaves the old site, and the next one cleans up',
  async (step) => {
    const { paths, builds } = await makeMergedSite();
    const before = digestFiles(paths.distDir);
    expect(killMerge(paths, builds.slice(1), step).signal).toBe('SIGKILL');
    expect(digestFiles(paths.distDir)).toBe(before);
    expect((await publish(paths, builds.slice(1))).status).toBe('merged');
    expect(readdirSync(paths.sitesDir)).toHaveLength(2);
  },
);
