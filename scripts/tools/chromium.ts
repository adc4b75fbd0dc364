import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../lib/userError.ts';
import { installWithApt } from './apt.ts';
import { findProgram, type ProgramResult, pathDirs, runProgram } from './runProgram.ts';

/** Chromium without a window, in which a test takes half the time. Playwright's own download brings it too. */
const SHELL_NAME = 'chromium-headless-shell';
/** Names under which systems install Chromium; only browsers that Playwright can drive. */
const SYSTEM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT = 3 * 60_000;

/** Without a path, Playwright starts the browser that it downloaded itself. */
export interface Chromium {
  executablePath?: string;
}

/** What this machine has; a parameter, so that the choice can be tested. */
interface Machine {
  /** From `PLAYWRIGHT_CHROMIUM_PATH`. */
  chosenPath: string | undefined;
  /** Where Playwright's own download is, or would be. */
  ownPath: string;
  searchDirs: readonly string[];
}

const thisMachine = (): Machine => ({
  chosenPath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined,
  ownPath: chromium.executablePath(),
  searchDirs: pathDirs(),
});

/**
 * Find a Chromium: the one that the environment names, else Playwright's own, else the system's; undefined where there
 * is none. Throws a UserError where the environment names one that is not there.
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

/** Arguments of Chromium: its sandbox does not start for root. */
export const launchArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Find a Chromium, or install one: Debian's packages, else Playwright's download. Throws a UserError where neither works. */
export async function ensureChromium(): Promise<Chromium> {
  const found = findChromium();
  if (found) return found;
  const problems: string[] = [];
  for (const [way, install] of [SHELL_METHOD, DEBIAN_METHOD, PLAYWRIGHT_METHOD]) {
    const { exitCode, stdout, stderr } = await install();
    const installed = findChromium();
    if (exitCode === 0 && installed) return installed;
    problems.push(`${way}: ${`${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n')}`);
  }
  throw new UserError(['Cannot find or install Chromium, which the tests in e2e/ run in.', ...problems].join('\n'), {
    hint: 'Install it and name it: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium, or: npx playwright install chromium',
  });
}

/** Where a system has only a Chromium with windows, try to install the one without; either will do. */
export async function installShell(): Promise<void> {
  const found = findChromium();
  if (found && isSlow(found)) await installWithApt(SHELL_NAME);
}

/** Whether a system's Chromium with windows was found, and not chosen by the environment. */
const isSlow = ({ executablePath = SHELL_NAME }: Chromium): boolean =>
  executablePath !== process.env.PLAYWRIGHT_CHROMIUM_PATH && path.basename(executablePath) !== SHELL_NAME;

type InstallMethod = readonly [name: string, install: () => Promise<ProgramResult>];

const PLAYWRIGHT_METHOD: InstallMethod = ["Playwright's download", installWithPlaywright];
const DEBIAN_METHOD: InstallMethod = ["Debian's chromium", () => installWithApt('chromium')];
const SHELL_METHOD: InstallMethod = [`Debian's ${SHELL_NAME}`, () => installWithApt(SHELL_NAME)];

function installWithPlaywright(): Promise<ProgramResult> {
  const cliFile = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return runProgram({ program: process.execPath, args: [cliFile, 'install', 'chromium'], timeout: INSTALL_TIMEOUT });
}
