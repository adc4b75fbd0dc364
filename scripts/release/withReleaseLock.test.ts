import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { runProgram } from '../tools/runProgram.ts';
import { withReleaseLock } from './withReleaseLock.ts';

let file: string;

beforeEach(() => {
  file = path.join(makeTempDir(), '.site/release.lock');
});

const lock = (act: () => Promise<void> = async () => undefined) => withReleaseLock(file, '2.2.0', act);

test('a second release is refused by the name of the first, and leaves its lock', async () => {
  await lock(async () => {
    const before = readFileSync(file, 'utf8');
    await expect(withReleaseLock(file, '2.3.0', async () => undefined)).rejects.toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^A release of 2\\.2\\.0 is running \\(process ${process.pid}\\), since 20`),
      ),
      hint: expect.stringContaining(`delete ${file}`),
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

test('the lock is gone after a release, and after one that failed', async () => {
  await lock();
  expect(existsSync(file)).toBe(false);
  await expect(lock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that has ended, or one cut short, holds nobody up', async () => {
  const { stdout } = await runProgram({ program: process.execPath, args: ['-p', 'process.pid'] });
  const left = JSON.stringify({ name: '2.1.0', processId: Number(stdout), since: '2024-01-02T03:04:05Z' });
  for (const text of [left, left.slice(0, 9)]) {
    await lock();
    writeFileSync(file, text);
    await lock();
    expect(existsSync(file)).toBe(false);
  }
});
