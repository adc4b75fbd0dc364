import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { findProgram, type ProgramResult, pathDirs, runProgram } from './runProgram.ts';

/** In milliseconds. cargo compiles lychee in 4 to 12 minutes. */
const INSTALL_TIMEOUT = 30 * 60_000;

interface Options<Tool> {
  find: () => Promise<Tool | undefined>;
  /** What installs it, by the command that a person would write. */
  ways: Readonly<Record<string, () => Promise<ProgramResult>>>;
  /** Of the error: what it is for, and what to do by hand. */
  what: string;
  hint: string;
}

/** Find a tool, or install it in the first way that works. Throws a UserError with what each way said. */
export async function ensureTool<Tool>({ find, ways, what, hint }: Options<Tool>): Promise<Tool> {
  const found = await find();
  if (found !== undefined) return found;
  const problems: string[] = [];
  for (const [command, install] of Object.entries(ways)) {
    print(`Installing: ${command}`);
    const { stdout, stderr } = await install();
    const installed = await find();
    if (installed !== undefined) return installed;
    problems.push(`${command}: ${`${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n    ')}`);
  }
  throw new UserError([`Cannot find or install ${what}.`, ...problems].join('\n  '), { hint });
}

/** Run an installer of these folders. Where there is none, the result says so. */
export async function runInstaller(
  name: string,
  args: readonly string[],
  searchDirs: readonly string[] = pathDirs(),
): Promise<ProgramResult> {
  const program = findProgram(name, searchDirs);
  if (program === undefined) return { exitCode: -1, stdout: '', stderr: `there is no ${name}.` };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProgram({ program, args, env, timeout: INSTALL_TIMEOUT });
}

/** Install a Debian package, as root or where sudo needs no password. The result explains a failure. */
export async function installWithApt(packageName: string): Promise<ProgramResult> {
  const [program = '', ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  const update = await runInstaller(program, [...first, 'update']);
  return update.exitCode === 0 ? runInstaller(program, [...first, 'install', '-y', packageName]) : update;
}

/** Find a program, or install the Debian package of its name. Returns its path. */
export const ensurePackage = (name: string): Promise<string> =>
  ensureTool({
    find: async () => findProgram(name, pathDirs()),
    ways: { [`apt-get install ${name}`]: () => installWithApt(name) },
    what: `${name}, which tests of the library need`,
    hint: 'Install it, and put it on PATH.',
  });
