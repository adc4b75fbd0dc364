import { CommandError } from '../shell/CommandError.ts';
import type { Command } from '../shell/Process.ts';
import { LOG_BUFFERS, LOG_PRIORITIES, type LogBuffer, type LogPriority } from '../state/DeviceLog.ts';
import { parseOptions } from './parseOptions.ts';

const isBuffer = (name: string): name is LogBuffer => Object.hasOwn(LOG_BUFFERS, name);

const isPriority = (letter: string): letter is LogPriority =>
  letter !== '?' && LOG_PRIORITIES.some((priority) => priority === letter);

export const writeLog: Command = async ({ args, state }) => {
  const { values, operands } = parseOptions(args, ['p=', 't=', 'b=']);
  const letter = (values.get('p') ?? 'i').slice(0, 1).toUpperCase();
  const buffer = values.get('b') ?? 'main';
  if (!isPriority(letter)) throw new CommandError(`Invalid priority '${letter}'`);
  if (!isBuffer(buffer)) throw new CommandError(`Unknown -b buffer '${buffer}'.`);
  state.log.append({
    tag: values.get('t') ?? 'log',
    message: operands.join(' '),
    priority: letter,
    buffer,
    pid: 4321,
    uid: state.files.user.uid,
  });
};
