import { expect, test } from 'vitest';
import { addRuns, measureNode, medianRun } from './measure.ts';

/** A program that starts itself once more, holds 100 MB and works for 300 ms of CPU time. */
const PROGRAM = `
  if (!process.env.IS_CHILD) {
    const { spawnSync } = require('node:child_process');
    spawnSync(process.execPath, ['-e', process.execArgv[1]], { env: { ...process.env, IS_CHILD: '1' } });
  }
  const held = Buffer.alloc(100e6, 1);
  while (process.cpuUsage().user < 3e5) held.fill(2);
`;

test('CPU and memory are those of the program and of what it started', async () => {
  const { cpuSeconds, peakMegabytes } = await measureNode(process.cwd(), ['-e', PROGRAM]);
  expect(cpuSeconds).toBeGreaterThanOrEqual(0.55);
  expect(peakMegabytes).toBeGreaterThan(100);
});

test('a program that fails is an error with the end of its output', async () => {
  const program = `console.log('first'.padEnd(9) + '\\n'.repeat(99)); console.error('last'); process.exit(3)`;
  const error: Error = await measureNode(process.cwd(), ['-e', program]).catch((error) => error);
  expect(error.message).toMatch(/last\n.* ended with exit code 3/);
  expect(error.message).not.toContain('first    ');
});

test('times of runs add up, and the highest peak counts', () => {
  const runs = [
    { seconds: 1, cpuSeconds: 2, peakMegabytes: 300 },
    { seconds: 2, cpuSeconds: 3, peakMegabytes: 200 },
  ];
  expect(addRuns(runs)).toEqual({ seconds: 3, cpuSeconds: 5, peakMegabytes: 300 });
});

test('the median run is the one with the middle time', () => {
  const runs = [3, 1, 2].map((seconds) => ({ seconds, cpuSeconds: 0, peakMegabytes: 0 }));
  expect(medianRun(runs)).toBe(runs[2]);
  expect(medianRun([])).toBeUndefined();
});
