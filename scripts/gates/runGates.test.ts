import { beforeEach, expect, test, vi } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { chooseGates, runGates } from './runGates.ts';

const PASS = { name: 'pass', command: 'node -e 0' };
const FAIL = { name: 'fail', command: 'node -e process.exit(3)' };
const TALK = { name: 'talk', command: 'node -p 6*7', needs: ['pass'] };

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
beforeEach(() => lines.splice(0));

test('gates run in order, and a pair prints its output when each has ended', async () => {
  await runGates([[PASS], [TALK, PASS]], makeTempDir());
  expect(lines.join('\n')).toMatch(/── pass: exit code 0 [\s\S]*── talk: node -p 6\*7\n42\n[\s\S]*3 passed, 0 failed/);
});

test('the first failure ends the run, and the hint repeats it alone', async () => {
  await expect(runGates([[PASS], [FAIL, PASS], [TALK]], makeTempDir())).rejects.toMatchObject({
    message: 'Failed: fail.',
    hint: 'Run it alone: npm test -- fail',
  });
  expect(lines.join('\n')).not.toContain('talk');
});

test('a program that cannot be started is a failure', async () => {
  await expect(runGates([[{ name: 'none', command: 'no-such-program' }]], makeTempDir())).rejects.toThrow(
    'Failed: none.',
  );
});

test('a named gate brings what it needs, in order; without names, all are chosen', () => {
  const rows = [[PASS], [FAIL], [TALK]];
  expect(chooseGates(rows, ['talk']).flat()).toEqual([PASS, TALK]);
  expect(chooseGates(rows, [])).toEqual(rows);
});
