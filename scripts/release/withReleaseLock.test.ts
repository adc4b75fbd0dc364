import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { runProgram } from '../tools/runProgram.ts';
import { withReleaseLock } from './withReleaseLock.ts';

const MODULE = JSON.stringify(path.join(import.meta.dirname, 'withReleaseLock.ts'));
const ENDED = '1.0.0 999999999';

/** Take the lock in a process of its own, and keep it until each of `count` processes has tried. */
const release = (file: string, count: number) => {
  const script = `
    import { readdirSync, watch, writeFileSync } from 'node:fs';
    import { withReleaseLock } from ${MODULE};
    const dir = ${JSON.stringify(path.dirname(file))};
    const waitFor = (kind, count) => new Promise((resolve) => {
      const look = () => readdirSync(dir).filter((name) => name.startsWith(kind)).length >= count && resolve();
      watch(dir, look);
      look();
    });
    const tell = (kind) => writeFileSync(dir + '/' + kind + process.pid, '');
    tell('ready');
    await waitFor('ready', ${count});
    await withReleaseLock(${JSON.stringify(file)}, '2.0.0', async () => {
      console.log('taken');
      tell('tried');
      await waitFor('tried', ${count});
    }).catch((error) => {
      tell('tried');
      console.log(error.message);
    });
    process.exit();`;
  return runProgram({
    program: process.execPath,
    args: ['--import', 'tsx', '--input-type=module', '--eval', script],
    cwd: path.join(import.meta.dirname, '../..'),
  });
};

test.each([
  ['without a lock', undefined],
  ['with the lock of a process that has ended', ENDED],
])('of releases that start in the same moment, one runs: %s', async (_what, lock) => {
  const file = path.join(makeTempDir(), 'release.lock');
  if (lock) writeFileSync(file, lock);
  const results = await Promise.all(Array.from({ length: 4 }, () => release(file, 4)));
  const output = results.map(({ stdout, stderr }) => stdout + stderr).sort();
  expect(output.filter((text) => text === 'taken\n')).toHaveLength(1);
  expect(output.filter((text) => text.startsWith('A release of 2.0.0 is running'))).toHaveLength(3);
});

test('a release that fails leaves no lock', async () => {
  const file = path.join(makeTempDir(), 'release.lock');
  writeFileSync(file, ENDED);
  await expect(withReleaseLock(file, '2.0.0', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(path.dirname(file))).toEqual([]);
});
