import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildJob } from '../../common/buildEnv.ts';
import { Builder } from './BuilderPool.ts';

/** A builder that needs no content: it builds as its working directory is named. */
const PROCESS = `
  process.on('disconnect', () => process.exit());
  process.on('message', ({ workDir }) => {
    console.log('building in ' + workDir);
    if (workDir === 'crash') process.exit(1);
    process.send({ isBuilt: workDir === 'good' });
  });
`;

function startBuilder(): Builder {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  const file = path.join(dir, 'builder.mjs');
  writeFileSync(file, PROCESS);
  const builder = new Builder(file, path.join(dir, 'builder.log'));
  onTestFinished(async () => {
    await builder.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return builder;
}

// The process above reads nothing else of a job.
const jobIn = (workDir: string) => ({ workDir }) as BuildJob;

test.each([
  ['good', true],
  ['bad', false],
  ['crash', false],
])('a builder tells whether a build is whole, and what it printed: %s', async (workDir, isBuilt) => {
  const builder = startBuilder();
  const { output, ...result } = await builder.build(jobIn(workDir));
  expect(result).toEqual({ isBuilt });
  expect(output).toBe(`building in ${workDir}\n`);
});

test('a job whose process has ended is not built', async () => {
  const builder = startBuilder();
  await builder.build(jobIn('crash'));
  expect(await builder.build(jobIn('good'))).toEqual({ isBuilt: false, output: '' });
});

test('a builder is spent after ten builds, because its memory grows with each', async () => {
  const builder = startBuilder();
  for (let job = 0; job < 10; job += 1) {
    expect(builder.isSpent).toBe(false);
    await builder.build(jobIn('good'));
  }
  expect(builder.isSpent).toBe(true);
});
