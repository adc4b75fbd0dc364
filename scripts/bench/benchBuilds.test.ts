import { expect, test } from 'vitest';
import { measureNode, medianRun } from './benchBuilds.ts';

test('a program that fails is an error with the end of its output', async () => {
  const program = `console.log('first'.padEnd(9) + '\\n'.repeat(99)); console.error('last'); process.exit(3)`;
  const error: Error = await measureNode(process.cwd(), [['-e', program]]).catch((error) => error);
  expect(error.message).toMatch(/last\n.* ended with exit code 3/);
  expect(error.message).not.toContain('first    ');
});

test('the median run is the one with the middle time', () => {
  const runs = [3, 1, 2].map((seconds) => ({ seconds, cpuSeconds: 0, peakBytes: 0 }));
  expect(medianRun(runs)).toBe(runs[2]);
  expect(medianRun([])).toBeUndefined();
});
