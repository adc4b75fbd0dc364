import { expect, test } from 'vitest';
import { readHash } from './readHash.ts';

test.each([
  ['', ''],
  ['#', ''],
  ['#signature', 'signature'],
  ['#caf%C3%A9', 'café'],
  ['#50%', ''],
])('the hash %j names %j', (hash, id) => {
  expect(readHash(hash)).toBe(id);
});
