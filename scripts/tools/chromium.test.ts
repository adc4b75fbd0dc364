import { chmodSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { findChromium } from './chromium.ts';

let workDir: string;

beforeEach(() => {
  workDir = makeTempDir();
});

test('takes the Chromium that the environment names before all others', () => {
  const chosenPath = makeProgram('chosen/chrome');
  const ownPath = makeProgram('own/chrome');
  expect(findChromium({ chosenPath, ownPath, searchDirs: [] })).toEqual({ executablePath: chosenPath });
});

test("takes Playwright's own before the system's", () => {
  const ownPath = makeProgram('own/chrome');
  const searchDirs = [path.dirname(makeProgram('bin/chromium'))];
  expect(findChromium({ chosenPath: undefined, ownPath, searchDirs })).toEqual({});
});

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  "takes the system's %s where there is no download",
  (name) => {
    const systemPath = makeProgram(`bin/${name}`);
    const machine = { chosenPath: undefined, ownPath: '/none', searchDirs: ['/none', path.dirname(systemPath)] };
    expect(findChromium(machine)).toEqual({ executablePath: systemPath });
  },
);

test("takes the system's Chromium without windows before one with windows", () => {
  const shellPath = makeProgram('bin/chromium-headless-shell');
  makeProgram('bin/chromium');
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

function makeProgram(name: string): string {
  const file = path.join(workDir, name);
  writeFiles(workDir, { [name]: '' });
  chmodSync(file, 0o755);
  return file;
}
