import { FileError } from '../../files/FileSystem.ts';
import { formatDate } from '../../files/formatFile.ts';
import { isLogBuffer, isLogPriority } from '../DeviceLog.ts';
import { appProcess } from '../scrcpy/appProcess.ts';
import { type Command, CommandError, type Process } from '../shell/Process.ts';
import { logcat } from './logcat.ts';
import { ls } from './ls.ts';
import { parseOptions } from './parseOptions.ts';
import { pm } from './pm.ts';
import { input, screencap } from './screen.ts';

const cat: Command = async (process) => {
  if (process.args.length === 0) return copyInput(process);
  let status = 0;
  for (const name of process.args) {
    try {
      await process.write(process.files.read(name));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      status = await process.fail(`cat: ${name}: ${error.message}`);
    }
  }
  return status;
};

async function copyInput({ read, write }: Process): Promise<number> {
  for (let chunk = await read(); chunk; chunk = await read()) await write(chunk);
  return 0;
}

const echo: Command = (process) => process.print(`${process.args.join(' ')}\n`);

const exit: Command = async ({ args: [status = '0'] }) => Number.parseInt(status, 10) & 255;

const getProperty: Command = async (process) => {
  const [name, fallback = ''] = process.args;
  const { properties } = process.state;
  if (name !== undefined) await process.print(`${properties.get(name) ?? fallback}\n`);
  else await process.printLines([...properties].sort().map(([key, value]) => `[${key}]: [${value}]`));
};

const SHELL_GROUPS = [
  '2000(shell)',
  '1004(input)',
  '1007(log)',
  '1011(adb)',
  '1015(sdcard_rw)',
  '1023(media_rw)',
  '1028(sdcard_r)',
  '9997(everybody)',
];

const id: Command = (process) =>
  process.print(`uid=2000(shell) gid=2000(shell) groups=${SHELL_GROUPS.join()} context=u:r:shell:s0\n`);

const log: Command = async ({ args, state }) => {
  const { values, operands } = parseOptions(args, ['p=', 't=', 'b=']);
  const priority = (values.get('p') ?? 'i').slice(0, 1).toUpperCase();
  const buffer = values.get('b') ?? 'main';
  if (!isLogPriority(priority)) throw new CommandError(`Invalid priority '${priority}'`);
  if (!isLogBuffer(buffer)) throw new CommandError(`Unknown -b buffer '${buffer}'.`);
  state.log.append({
    tag: values.get('t') ?? 'log',
    message: operands.join(' '),
    priority,
    buffer,
    pid: 4321,
    uid: 2000,
  });
};

const PROCESS_IDS: Readonly<Record<string, number>> = { init: 1, adbd: 412, system_server: 1234 };

const pidof: Command = async (process) => {
  const ids = process.args.flatMap((name) => PROCESS_IDS[name] ?? []);
  if (ids.length === 0) return 1;
  await process.print(`${ids.join(' ')}\n`);
  return 0;
};

const rm: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['r', 'R', 'f']);
  const isRecursive = flags.has('r') || flags.has('R');
  let status = 0;
  for (const filePath of operands) {
    try {
      process.files.remove(filePath, { isRecursive });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      if (flags.has('f') && error.code === 'ENOENT') continue;
      status = await process.fail(`rm: ${filePath}: ${error.message}`);
    }
  }
  return status;
};

const uptime: Command = (process) =>
  process.print(
    ` ${formatDate(process.state.clock.now(), '%T')} up 1 day,  2:03,  0 users,  load average: 0.42, 0.40, 0.38\n`,
  );

/** Settings have only their defaults. */
const settings: Command = async ({ args: [verb = ''] }) => {
  if (verb !== 'reset') throw new CommandError(`settings ${verb} is not simulated`, 255);
};

const SERVICES: Readonly<Record<string, Command>> = { package: pm, settings };

// The exit code of `cmd` for an unknown service.
const NO_SERVICE_STATUS = 20;

/** Send a command to a system service: `cmd package list packages`. */
const cmd: Command = async (process) => {
  const [name = '', ...args] = process.args;
  const service = Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined;
  if (!service) return process.fail(`cmd: Can't find service: ${name}`, NO_SERVICE_STATUS);
  return (await service(process.with({ args }))) ?? 0;
};

const PROGRAMS: Readonly<Record<string, Command>> = {
  app_process: appProcess,
  cat,
  cmd,
  echo,
  exit,
  getprop: getProperty,
  id,
  input,
  log,
  logcat,
  ls,
  pidof,
  pm,
  rm,
  screencap,
  settings,
  uptime,
};

export const PROGRAM_NAMES = Object.keys(PROGRAMS);

export const findProgram = (name: string): Command | undefined =>
  Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
