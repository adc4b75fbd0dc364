// Builds that are killed at each step.
import { expect, test } from 'vitest';
import { BUILD_STEPS, digestBuilds, killBuildAt } from '../pipeline/killBuild.ts';
import { copyShared } from '../pipeline/openProject.ts';

const site = await copyShared('kills');
const built = digestBuilds(site.dir, 'next-');

test.each(BUILD_STEPS)(
  'a build that is killed when it has written %s leaves nothing that is taken for whole: %s',
  async (_what, file) => {
    await killBuildAt(site.dir, file);
    await site.build(['next']);
    expect(digestBuilds(site.dir, 'next-')).toBe(built);
  },
);
