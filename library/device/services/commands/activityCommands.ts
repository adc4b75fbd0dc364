import type { Command, Process } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

const OPTIONS = ['W', 'S', 'n=', 'a=', 'd=', 't=', 'c=', 'p=', 'f=', 'display=', 'windowingMode=', 'user='];

/** Extras, such as `--es key value`, change nothing. */
function parseIntent(words: readonly string[]) {
  const rest = [...words];
  let extras = 0;
  for (let start = findExtra(rest); start !== -1; start = findExtra(rest)) {
    rest.splice(start, rest[start] === '--esn' ? 2 : 3);
    extras += 1;
  }
  return { ...parseOptions(rest, OPTIONS), extras };
}

const findExtra = (words: readonly string[]) => words.findIndex((word) => /^(-e|--e([szilfu]|sn))$/.test(word));

type SubCommand = (process: Process, words: readonly string[]) => Promise<number>;

function formatIntent(words: readonly string[]): string {
  const { values, extras } = parseIntent(words);
  const fields = [
    ['act', values.get('a')],
    ['cat', values.has('c') ? `[${values.get('c')}]` : undefined],
    ['dat', values.get('d')],
    ['typ', values.get('t')],
    ['pkg', values.get('p')],
    ['cmp', values.get('n')],
  ];
  const shown = fields.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`);
  return `Intent { ${[...shown, ...(extras > 0 ? ['(has extras)'] : [])].join(' ')} }`;
}

const start: SubCommand = async (process, words) => {
  const { flags, values, operands } = parseIntent(words);
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
