import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

let workDir: string;

beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'chromium-'));
});

afterEach(() => rm(workDir, { recursive: true, force: true }));

test('takes the Chromium that the environment names before all others', async () => {
  const chosenPath = await makeProgram('chosen/chrome');
  const ownPath = await makeProgram('own/chrome');
  expect(findChromium({ chosenPath, ownPath, searchDirs: [] })).toEqual({ executablePath: chosenPath });
});

test("takes Playwright's own before the system's", async () => {
  const ownPath = await makeProgram('own/chrome');
  const searchDirs = [path.dirname(await makeProgram('bin/chromium'))];
  expect(findChromium({ chosenPath: undefined, ownPath, searchDirs })).toEqual({});
});

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  "takes the system's %s where there is no download",
  async (name) => {
    const systemPath = await makeProgram(`bin/${name}`);
    const machine = { chosenPath: undefined, ownPath: '/none', searchDirs: ['/none', path.dirname(systemPath)] };
    expect(findChromium(machine)).toEqual({ executablePath: systemPath });
  },
);

test("takes the system's Chromium without windows before one with windows", async () => {
  const shellPath = await makeProgram('bin/chromium-headless-shell');
  await makeProgram('bin/chromium');
  const machine = { chosenPath: undefined, ownPath: '/none', searchDirs: [path.dirname(shellPath)] };
  expect(findChromium(machine)).toEqual({ executablePath: shellPath });
});

test('finds nothing on a machine without Chromium', () => {
  expect(findChromium({ chosenPath: undefined, ownPath: '/none', searchDirs: [workDir] })).toBeUndefined();
});

test('says so when the environment names a Chromium that is not there', () => {
  expect(() => findChromium({ chosenPath: '/none/chrome', ownPath: '/none', searchDirs: [] })).toThrow(
    'PLAYWRIGHT_CHROMIUM_PATH names /none/chrome',
  );
});

async function makeProgram(name: string): Promise<string> {
  const filePath = path.join(workDir, name);
  await mkdir(path.dirname(filePath), { recursive: true });
  await writeFile(filePath, '#!/bin/sh\n', { mode: 0o755 });
  return filePath;
}
