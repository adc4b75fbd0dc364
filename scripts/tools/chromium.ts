import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../lib/userError.ts';
import { installWithApt } from './apt.ts';
import { findProgram, type ProgramResult, pathDirs, runProgram } from './runProgram.ts';

/** Headless Chromium halves a test's time; Playwright's download includes it. */
const SHELL_NAME = 'chromium-headless-shell';
const SYSTEM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT = 3 * 60_000;

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

/** Find a Chromium, or install Debian's or Playwright's. Throws a UserError if neither works. */
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

/** Install headless Chromium if the system has only the full one; either works. */
export async function installShell(): Promise<void> {
  const found = findChromium();
  if (found && isSlow(found)) await installWithApt(SHELL_NAME);
}

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
