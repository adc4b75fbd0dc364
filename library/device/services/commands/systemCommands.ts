import { reboot } from '../reboot.ts';
import type { Command, Process } from '../shell/Process.ts';
import { listProperties } from '../state/properties.ts';
import { formatDate } from './formatDate.ts';
import { parseNumber } from './parseNumber.ts';
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
  const { flags } = parseOptions(process.args, ['u', 'n']);
  const name = (number: number) => GROUP_NAMES[number] ?? String(number);
  const list = groups.map((group) => `${group}(${name(group)})`).join(',');
  const context = uid === 0 ? 'u:r:su:s0' : 'u:r:shell:s0';
  const short = flags.has('n') ? name(uid) : String(uid);
  const long = `uid=${uid}(${name(uid)}) gid=${gid}(${name(gid)}) groups=${list} context=${context}`;
  await process.print(`${flags.has('u') ? short : long}\n`);
};

const whoami: Command = async (process) => process.print(process.state.isRoot ? 'root\n' : 'shell\n');

const sleep: Command = async (process) => {
  await process.state.clock.sleep(parseNumber(process.args[0] ?? '') * 1000, process.signal);
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

const uptime: Command = async (process) =>
  process.print(
    ` ${formatDate(process.state.clock.now(), '%T')} up 1 day,  2:03,  0 users,  load average: 0.42, 0.40, 0.38\n`,
  );

const listPrograms = ({ state, name }: Process): readonly (readonly [number, string])[] => [
  [1, 'init'],
  [412, 'adbd'],
  [1234, 'system_server'],
  [1501, 'com.android.systemui'],
  [2301, state.focusedActivity.replace(/\/.*/, '')],
  [4321, name],
];

/** Fails if none runs. */
const pidof: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['s']);
  const ids = listPrograms(process)
    .filter(([, name]) => operands.includes(name))
    .map(([id]) => id);
  if (ids.length === 0) return 1;
  await process.print(`${(flags.has('s') ? ids.slice(0, 1) : ids).join(' ')}\n`);
  return 0;
};

const rebootDevice: Command = async ({ context, args }) => reboot(context, args[0]);

export const systemCommands: Readonly<Record<string, Command>> = {
  id,
  whoami,
  sleep,
  getprop: getProperty,
  setprop: setProperty,
  uptime,
  pidof,
  reboot: rebootDevice,
};
