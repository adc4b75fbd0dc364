import path from 'node:path';
import { expect, test } from 'vitest';
import { versionsPolicy } from '../../versions.config.ts';
import { isAncestor, readHead } from '../tools/git.ts';
import { readLock } from './versionsLock.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

test('every commit that the lock names, but for retired versions, is in the history of this branch, so a clone of it can build every version', async () => {
  const head = await readHead(projectDir);
  const entries = Object.entries(readLock(projectDir)).filter(([name]) => !versionsPolicy.retired.includes(name));
  const reachable = await Promise.all(entries.map(([, { commit }]) => isAncestor(projectDir, commit, head)));
  expect(entries.filter((_entry, index) => !reachable[index]).map(([name]) => name)).toEqual([]);
});
