import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../lib/sitePaths.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { pruneBuilds } from './buildVersion.ts';

test('the build that is used and the three newest others of its version stay; those of other versions do too', async () => {
  const paths = sitePaths(makeTempDir());
  const build = makeBuild(paths, makeRecord('2.0.0', '/', [makePage('/')]), 'latest');
  const names = [...'12345'].map((digit) => `2.0.0-${digit.repeat(16)}`);
  const others = ['2.0.0-beta.1-0123456789abcdef', 'next-0123456789abcdef'];
  for (const [hour, name] of [path.basename(build.dir), ...others, ...names].entries()) {
    const dir = path.join(paths.buildsDir, name);
    mkdirSync(dir, { recursive: true });
    utimesSync(dir, new Date(2024, 0, 1, hour), new Date(2024, 0, 1, hour));
  }
  await pruneBuilds(paths, build);
  expect(readdirSync(paths.buildsDir).sort()).toEqual([path.basename(build.dir), ...names.slice(2), ...others]);
});
