import { expect, test } from 'vitest';
import { parseBuildEnv } from './buildEnv.ts';

test('the error for a missing value says how to build', () => {
  expect(() => parseBuildEnv(undefined)).toThrow('npm run build');
});
