import { expect, test } from 'vitest';
import { type BuildEnv, parseBuildEnv } from './buildEnv.ts';

const env: BuildEnv = {
  name: '2.0.0',
  label: '2.0.0',
  role: 'older',
  state: 'maintained',
  base: '/2.0.0/',
  siteBase: '/',
  editRef: 'docs/2.0.0',
  contentDir: '/tmp/content',
  outDir: '/tmp/out',
  recordFile: '/tmp/record.json',
  cacheDir: '/tmp/cache',
  sideDir: '/tmp/side',
};

test('a formatted value is read back unchanged', () => {
  expect(parseBuildEnv(JSON.stringify(env))).toEqual(env);
});

test('the error for a missing value says how to build', () => {
  expect(() => parseBuildEnv(undefined)).toThrow('npm run build');
});
