import { beforeEach, expect, test, vi } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { chooseGates, describeTime, runGates } from './runGates.ts';

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

test('a failure leaves out what needs it, and all failures are told at the end', async () => {
  const pass = { name: 'last', command: 'node -e 0' };
  const needs = { name: 'needs', command: 'node -e 0', needs: ['fail'] };
  const needsThat = { name: 'needs-that', command: 'node -e 0', needs: ['needs'] };
  const second = { name: 'second', command: 'node -e process.exit(1)' };
  await expect(runGates([[PASS, FAIL], [needs], [needsThat, pass], [second]], makeTempDir())).rejects.toMatchObject({
    message: 'Failed: fail, second. Not run, because they need these: needs, needs-that.',
    hint: 'Each alone: npm test -- fail; npm test -- second',
  });
  expect(lines.join('\n')).toContain('── last: exit code 0');
});

test('the hint repeats what failed, not another gate of its name', async () => {
  await expect(runGates([[{ ...FAIL, repeat: 'npm run check -- fail next' }]], makeTempDir())).rejects.toMatchObject({
    hint: 'Each alone: npm run check -- fail next',
  });
});

test('the time of the last whole run is known for these gates alone', async () => {
  const dir = makeTempDir();
  await runGates([[PASS], [TALK]], dir);
  expect(describeTime(dir, [[PASS], [TALK]])).toBe('2 gates take about 1 minute');
  expect(describeTime(dir, [[PASS]])).toBe('1 gate takes several minutes');
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
