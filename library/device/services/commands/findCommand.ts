import { appProcess } from '../scrcpy/appProcess.ts';
import type { Command, FindCommand } from '../shell/Process.ts';
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

const COMMANDS: Readonly<Record<string, Command>> = {
  ...shellCommands,
  ...textCommands,
  ...fileCommands,
  ...systemCommands,
  ...screenCommands,
  app_process: appProcess,
  am,
  cmd,
  dumpsys,
  log: writeLog,
  logcat,
  pm,
  settings,
};

/** Find a program by name. */
export const findCommand: FindCommand = (name) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);
