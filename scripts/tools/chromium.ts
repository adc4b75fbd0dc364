import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../lib/userError.ts';
import { ensureTool, installWithApt, runInstaller } from './ensureTool.ts';
import { findProgram, pathDirs } from './runProgram.ts';

/** Headless Chromium halves a test's time; Playwright's download includes it. */
const SHELL_NAME = 'chromium-headless-shell';
const SYSTEM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Without a path, Playwright starts its own download. */
interface Chromium {
  executablePath?: string;
}

interface Machine {
  /** From `PLAYWRIGHT_CHROMIUM_PATH`. */
  chosenPath: string | undefined;
  ownPath: string;
  searchDirs: readonly string[];
}

const thisMachine = (): Machine => ({
  chosenPath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined,
  ownPath: chromium.executablePath(),
  searchDirs: pathDirs(),
});

/**
 * Find a Chromium: the environment's, else Playwright's, else the system's; undefined without any. Throws a UserError if the
 * environment's is missing.
 */
export function findChromium({ chosenPath, ownPath, searchDirs }: Machine = thisMachine()): Chromium | undefined {
  if (chosenPath !== undefined && !existsSync(chosenPath)) {
    throw new UserError(`PLAYWRIGHT_CHROMIUM_PATH names ${chosenPath}, which does not exist.`, {
      hint: 'Correct the variable, or unset it to search for a Chromium.',
    });
  }
  if (chosenPath !== undefined) return { executablePath: chosenPath };
  if (existsSync(ownPath)) return {};
  const systemPath = SYSTEM_NAMES.map((name) => findProgram(name, searchDirs)).find((found) => found !== undefined);
  return systemPath === undefined ? undefined : { executablePath: systemPath };
}

/** Return Chromium's arguments: its sandbox does not start for root. */
export const launchArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Find a Chromium, or install one: Playwright's download, else Debian's package. */
export function ensureChromium(): Promise<Chromium> {
  const cliFile = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return ensureTool({
    find: async () => findChromium(),
    ways: {
      'npx playwright install chromium': () =>
        runInstaller('node', [cliFile, 'install', 'chromium'], [path.dirname(process.execPath)]),
      [`apt-get install ${SHELL_NAME}`]: () => installWithApt(SHELL_NAME),
      'apt-get install chromium': () => installWithApt('chromium'),
    },
    what: 'Chromium, which the tests in e2e/ run in',
    hint: 'Install it and name it: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium',
  });
}
