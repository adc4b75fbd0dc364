import type { Command } from '../shell/Process.ts';
import { SETTING_NAMESPACES } from '../state/settings.ts';
import { parseOptions } from './parseOptions.ts';

/** Read and change settings: `settings get|put|delete|list|reset NAMESPACE …`. */
export const settings: Command = async (process) => {
  const [verb = '', name = '', key = '', value = ''] = parseOptions(process.args, ['user=']).operands;
  const namespace = SETTING_NAMESPACES.find((known) => known === name);
  if (!namespace) return process.fail(`Invalid namespace '${name}'`, 255);
  const values = process.state.settings[namespace];
  switch (verb) {
    case 'get':
      await process.print(`${values.get(key) ?? 'null'}\n`);
      return 0;
    case 'put':
      values.set(key, value);
      return 0;
    case 'delete':
      await process.print(`Deleted ${Number(values.delete(key))} rows\n`);
      return 0;
    case 'list':
      await process.printLines([...values].sort().map(([known, text]) => `${known}=${text}`));
      return 0;
    case 'reset':
      return 0;
    default:
      return process.fail(`Invalid command: ${verb}`, 255);
  }
};
