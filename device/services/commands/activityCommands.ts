import type { Command, Process } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

const VALUED = ['n', 'a', 'd', 't', 'c', 'e', 'p', 'f', 'display', 'windowingMode', 'user'];
const EXTRAS = ['es', 'ez', 'ei', 'el', 'ef', 'eu', 'esn'];

type SubCommand = (process: Process, words: readonly string[]) => Promise<number>;

function formatIntent(words: readonly string[]): string {
  const { values } = parseOptions(words, VALUED);
  const fields = [
    ['act', values.get('a')],
    ['cat', values.has('c') ? `[${values.get('c')}]` : undefined],
    ['dat', values.get('d')],
    ['typ', values.get('t')],
    ['pkg', values.get('p')],
    ['cmp', values.get('n')],
  ];
  const shown = fields.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`);
  const hasExtras = values.has('e') || EXTRAS.some((name) => words.includes(`--${name}`));
  return `Intent { ${[...shown, ...(hasExtras ? ['(has extras)'] : [])].join(' ')} }`;
}

const start: SubCommand = async (process, words) => {
  const { flags, values, operands } = parseOptions(words, VALUED);
  const [last = ''] = operands.slice(-1);
  const component = values.get('n') ?? (last.includes('/') && !last.includes(':') ? last : undefined);
  const [packageName = ''] = component?.split('/') ?? [values.get('p') ?? ''];
  await process.print(`Starting: ${formatIntent(words)}\n`);
  if (component && !process.state.packages.has(packageName)) {
    await process.print(`Error type 3\nError: Activity class {${component}} does not exist.\n`);
    return 1;
  }
  const activity = component ?? process.state.packages.get(packageName)?.mainActivity ?? 'android/.ResolverActivity';
  process.state.focusedActivity = activity;
  const { log } = process.state;
  log.append({
    tag: 'ActivityTaskManager',
    message: `START u0 ${formatIntent(words)} from uid 2000`,
    buffer: 'system',
  });
  if (!flags.has('W')) return 0;
  await process.printLines([
    'Status: ok',
    'LaunchState: COLD',
    `Activity: ${activity}`,
    'TotalTime: 120',
    'WaitTime: 125',
    'Complete',
  ]);
  return 0;
};

const broadcast: SubCommand = async (process, words) => {
  const intent = formatIntent(words);
  process.state.inputs.push(`broadcast ${intent}`);
  await process.printLines([`Broadcasting: ${intent}`, 'Broadcast completed: result=0']);
  return 0;
};

const SUB_COMMANDS: Readonly<Record<string, SubCommand>> = {
  start,
  'start-activity': start,
  broadcast,
};

/** Run the activity manager: `am` and `cmd activity`. */
export const am: Command = async (process) => {
  const [verb = '', ...words] = process.args;
  const run = Object.hasOwn(SUB_COMMANDS, verb) ? SUB_COMMANDS[verb] : undefined;
  return run ? run(process, words) : process.fail(`Unknown command: ${verb}`, 255);
};
