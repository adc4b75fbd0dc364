// Equal inputs give equal bytes.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { digestFiles } from '../lib/digest.ts';
import { digestBuilds } from '../pipeline/killBuild.ts';
import { copyShared } from '../pipeline/openProject.ts';

const site = await copyShared('bytes');
const firstDir = inject('sharedProject');

// Its description has the time of the merge.
const digestSite = (dir: string) => digestFiles(path.join(dir, 'dist/'), ['.'], (name) => name !== 'deployment.json');

test('a build and a merge in another folder are equal to the first ones, byte for byte', async () => {
  rmSync(path.join(site.dir, '.site'), { recursive: true });
  await site.build();
  expect(digestBuilds(site.dir, '')).toBe(digestBuilds(firstDir, ''));
  await site.merge();
  expect(digestSite(site.dir)).toBe(digestSite(firstDir));
});
