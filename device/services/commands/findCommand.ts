import type { Command } from '../shell/Process.ts';
import { fileCommands } from './fileCommands.ts';
import { shellCommands } from './shellCommands.ts';
import { systemCommands } from './systemCommands.ts';
import { textCommands } from './textCommands.ts';

// Read on each call: some commands look up others, so these modules import this one.
const listFamilies = () => [shellCommands, textCommands, fileCommands, systemCommands];

/** Find a program of the device by its name. */
export function findCommand(name: string): Command | undefined {
  const family = listFamilies().find((commands) => Object.hasOwn(commands, name));
  return family?.[name];
}
