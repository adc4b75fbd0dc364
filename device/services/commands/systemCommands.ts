import type { Command, Process } from '../shell/Process.ts';
import { listProperties } from '../state/properties.ts';
import { findCommand } from './findCommand.ts';
import { formatDate } from './formatDate.ts';
import { parseOptions } from './parseOptions.ts';

const GROUP_NAMES: Readonly<Record<number, string>> = {
  0: 'root',
  1004: 'input',
  1007: 'log',
  1011: 'adb',
  1015: 'sdcard_rw',
  1023: 'media_rw',
  1028: 'sdcard_r',
  2000: 'shell',
  9997: 'everybody',
};

const id: Command = async (process) => {
  const { uid, gid, groups } = process.files.user;
  const { flags } = parseOptions(process.args);
  const name = (number: number) => GROUP_NAMES[number] ?? String(number);
  const list = groups.map((group) => `${group}(${name(group)})`).join(',');
  const context = uid === 0 ? 'u:r:su:s0' : 'u:r:shell:s0';
  const short = flags.has('n') ? name(uid) : String(uid);
  const long = `uid=${uid}(${name(uid)}) gid=${gid}(${name(gid)}) groups=${list} context=${context}`;
  await process.print(`${flags.has('u') ? short : long}\n`);
};

const whoami: Command = async (process) => process.print(process.state.isRoot ? 'root\n' : 'shell\n');

const uname: Command = async (process) => {
  const { flags } = parseOptions(process.args);
  const parts = { s: 'Linux', n: 'localhost', r: '6.1.75-android14', v: '#1 SMP PREEMPT', m: 'aarch64', o: 'Toybox' };
  const shown = Object.entries(parts).filter(([flag]) => flags.has('a') || flags.has(flag));
  await process.print(`${shown.map(([, text]) => text).join(' ') || 'Linux'}\n`);
};

const date: Command = async (process) => {
  const { operands } = parseOptions(process.args, ['d']);
  const format = operands.find((word) => word.startsWith('+'))?.slice(1) ?? '%a %b %e %H:%M:%S %Z %Y';
  await process.print(`${formatDate(process.state.clock.now(), format)}\n`);
};

const sleep: Command = async (process) => {
  const [, amount = '0', unit = 's'] = /^([\d.]+)([smhd]?)$/.exec(process.args[0] ?? '') ?? [];
  const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }[unit] ?? 1;
  await process.state.clock.sleep(Number(amount) * seconds * 1000, process.signal);
};

const getProperty: Command = async (process) => {
  const [name, fallback = ''] = parseOptions(process.args).operands;
  const { properties } = process.state;
  if (name !== undefined) await process.print(`${properties.get(name) ?? fallback}\n`);
  else await process.printLines(listProperties(properties).map(([key, value]) => `[${key}]: [${value}]`));
};

const setProperty: Command = async (process) => {
  const [name, value] = process.args;
  if (name === undefined || value === undefined) return process.fail('usage: setprop NAME VALUE');
  const { state } = process;
  const isFixed = name.startsWith('ro.') && state.properties.has(name);
  const isAllowed = state.isRoot || /^(debug|log|persist\.log|service|sys\.usb|dalvik|vendor\.debug)\./.test(name);
  if (isFixed || !isAllowed)
    return process.fail(`Failed to set property '${name}' to '${value}'.\nSee dmesg for error reason.`);
  state.properties.set(name, value);
  return 0;
};

const which: Command = async (process) => {
  const found = process.args.filter((name) => findCommand(name));
  await process.printLines(found.map((name) => `/system/bin/${name}`));
  return Number(found.length < process.args.length);
};

const uptime: Command = async (process) =>
  process.print(
    ` ${formatDate(process.state.clock.now(), '%H:%M:%S')} up 1 day,  2:03,  0 users,  load average: 0.42, 0.40, 0.38\n`,
  );

/** What runs: user, process, parent, memory in kilobytes, and name. */
const listPrograms = ({ state, name }: Process) =>
  [
    ['root', 1, 0, 10784, 3052, 'S', 'init'],
    [state.isRoot ? 'root' : 'shell', 412, 1, 12112, 2344, 'S', 'adbd'],
    ['system', 1234, 388, 9432116, 241244, 'S', 'system_server'],
    ['u0_a101', 1501, 388, 6212080, 182004, 'S', 'com.android.systemui'],
    ['u0_a150', 2301, 388, 5901222, 151240, 'S', state.focusedActivity.replace(/\/.*/, '')],
    [state.isRoot ? 'root' : 'shell', 4321, 412, 10632, 3088, 'R', name],
  ] as const;

const ps: Command = async (process) =>
  process.printLines([
    'USER           PID  PPID     VSZ    RSS WCHAN            ADDR S NAME',
    ...listPrograms(process).map(([user, id, parent, size, memory, status, name]) =>
      [
        user.padEnd(12),
        String(id).padStart(5),
        String(parent).padStart(5),
        String(size).padStart(7),
        String(memory).padStart(6),
        '0'.padEnd(16),
        `   0 ${status}`,
        name,
      ].join(' '),
    ),
  ]);

/** Print the numbers of the programs of a name, with `-s` of one alone. Fails if none runs. */
const pidof: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args);
  const ids = listPrograms(process)
    .filter(([, , , , , , name]) => operands.includes(name))
    .map(([, id]) => id);
  if (ids.length === 0) return 1;
  await process.print(`${(flags.has('s') ? ids.slice(0, 1) : ids).join(' ')}\n`);
  return 0;
};

/** The commands that tell of the system and its properties. */
export const systemCommands: Readonly<Record<string, Command>> = {
  id,
  whoami,
  uname,
  date,
  sleep,
  getprop: getProperty,
  setprop: setProperty,
  which,
  uptime,
  ps,
  pidof,
};
