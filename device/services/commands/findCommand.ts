import { appProcess } from '../scrcpy/appProcess.ts';
import type { Command } from '../shell/Process.ts';
import { am } from './activityCommands.ts';
import { cmd } from './cmd.ts';
import { dumpsys } from './dumpsys.ts';
import { fileCommands } from './fileCommands.ts';
import { logcat } from './logcat.ts';
import { pm } from './packageCommands.ts';
import { screenCommands } from './screenCommands.ts';
import { settings } from './settings.ts';
import { shellCommands } from './shellCommands.ts';
import { systemCommands } from './systemCommands.ts';
import { textCommands } from './textCommands.ts';
import { writeLog } from './writeLog.ts';

const serviceCommands: Readonly<Record<string, Command>> = {
  app_process: appProcess,
  am,
  cmd,
  dumpsys,
  log: writeLog,
  logcat,
  pm,
  settings,
};

// Read on each call: some commands look up others, so these modules import this one.
const listFamilies = () => [shellCommands, textCommands, fileCommands, systemCommands, serviceCommands, screenCommands];

/** Find a program of the device by its name. */
export function findCommand(name: string): Command | undefined {
  const family = listFamilies().find((commands) => Object.hasOwn(commands, name));
  return family?.[name];
}
