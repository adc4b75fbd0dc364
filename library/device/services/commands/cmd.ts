import type { Command } from '../shell/Process.ts';
import { am } from './activityCommands.ts';
import { pm } from './packageCommands.ts';
import { settings } from './settings.ts';

const SERVICES: Readonly<Record<string, Command>> = { activity: am, package: pm, settings };

// The exit code of `cmd` for an unknown service.
const NO_SERVICE_STATUS = 20;

/** Send a command to a system service: `cmd package list packages`. */
export const cmd: Command = async (process) => {
  const [name = '', ...args] = process.args;
  if (name === '-l') {
    await process.printLines(['Currently running services:', ...Object.keys(SERVICES).map((known) => `  ${known}`)]);
    return 0;
  }
  if (name === '')
    return process.fail('cmd: No service specified; use -l to list all running services. Failing.', NO_SERVICE_STATUS);
  const service = Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined;
  if (!service) return process.fail(`cmd: Can't find service: ${name}`, NO_SERVICE_STATUS);
  return (await service(process.with({ name, args }))) ?? 0;
};
