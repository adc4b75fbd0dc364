import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { findProgram, type ProgramResult, pathDirs, runProgram } from './runProgram.ts';

/** Headless Chromium halves a test's time; Playwright's download includes it. */
const SHELL_NAME = 'chromium-headless-shell';
const SYSTEM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT = 10 * 60_000;

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

/** Find a Chromium, or install one: Playwright's download, else Debian's package. Throws a UserError with what each way said. */
export async function ensureChromium(): Promise<Chromium> {
  const found = findChromium();
  if (found) return found;
  const problems: string[] = [];
  for (const [way, install] of INSTALL_WAYS) {
    print(`Installing Chromium: ${way}`);
    const { stdout, stderr } = await install();
    const installed = findChromium();
    if (installed) return installed;
    problems.push(`${way}: ${`${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n    ')}`);
  }
  throw new UserError(['Cannot find or install Chromium, which the tests in e2e/ run in.', ...problems].join('\n  '), {
    hint: 'Install it and name it: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium',
  });
}

const INSTALL_WAYS: readonly (readonly [way: string, install: () => Promise<ProgramResult>])[] = [
  ['npx playwright install chromium', installWithPlaywright],
  [`apt-get install ${SHELL_NAME}`, () => installWithApt(SHELL_NAME)],
  ['apt-get install chromium', () => installWithApt('chromium')],
];

function installWithPlaywright(): Promise<ProgramResult> {
  const cliFile = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return runProgram({ program: process.execPath, args: [cliFile, 'install', 'chromium'], timeout: INSTALL_TIMEOUT });
}

/** Install a Debian package. The result explains a failure. */
export async function installWithApt(packageName: string): Promise<ProgramResult> {
  const program = findProgram('apt-get', pathDirs());
  if (program === undefined) return { exitCode: -1, stdout: '', stderr: 'there is no apt-get here.' };
  if (process.getuid?.() !== 0) return { exitCode: -1, stdout: '', stderr: 'apt-get needs root.' };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram({ program, args: ['update'], env, timeout: INSTALL_TIMEOUT });
  if (update.exitCode !== 0) return update;
  return runProgram({ program, args: ['install', '-y', packageName], env, timeout: INSTALL_TIMEOUT });
}
