import { decodeText, joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import { CommandError } from './CommandError.ts';
import { expandText, expandWord } from './expandWord.ts';
import { openRedirects } from './openRedirects.ts';
import { BrokenPipeError, NOTHING, Pipe } from './Pipe.ts';
import { type Command, type Process, ShellExit } from './Process.ts';
import { parseScript } from './parseScript.ts';
import type { CommandList, GroupCommand, Pipeline, SimpleCommand } from './syntax.ts';

/** Run a script. Returns its exit code; `exit` throws `ShellExit`. */
export async function runScript(script: string, process: Process): Promise<number> {
  try {
    return await runList(parseScript(script), process);
  } catch (error) {
    if (error instanceof CommandError) return process.fail(`/system/bin/sh: ${error.message}`, error.status);
    throw error;
  }
}

/** Run a script until `exit`, as `sh -c` does. */
export async function runShell(script: string, process: Process): Promise<number> {
  try {
    return await runScript(script, process);
  } catch (error) {
    if (error instanceof ShellExit) return error.status;
    throw error;
  }
}

async function runList(list: CommandList, process: Process): Promise<number> {
  const { shell } = process;
  for (const pipeline of list) {
    if (pipeline.joiner === '&&' && shell.status !== 0) continue;
    if (pipeline.joiner === '||' && shell.status === 0) continue;
    shell.status = await runPipeline(pipeline, process);
    process.signal.throwIfAborted();
  }
  return shell.status;
}

async function runPipeline({ commands, isNegated }: Pipeline, process: Process): Promise<number> {
  const [first] = commands;
  if (commands.length === 1 && first) return negate(await runCommand(first, process), isNegated);
  let { stdin } = process;
  const running = commands.map((command, index) => {
    const pipe = index < commands.length - 1 ? new Pipe() : undefined;
    const stage = process.with({ stdin, stdout: pipe ?? process.stdout, shell: copyShell(process) });
    stdin = pipe ?? NOTHING;
    return runStage(command, stage).finally(() => {
      pipe?.close();
      if (index > 0) stage.stdin.cancel();
    });
  });
  const statuses = await Promise.all(running);
  return negate(statuses.at(-1) ?? 0, isNegated);
}

async function runStage(command: SimpleCommand | GroupCommand, process: Process): Promise<number> {
  try {
    return await runCommand(command, process);
  } catch (error) {
    if (error instanceof ShellExit) return error.status;
    throw error;
  }
}

const negate = (status: number, isNegated: boolean) => (isNegated ? Number(status === 0) : status);

const copyShell = ({ shell }: Process) => ({ ...shell, variables: new Map(shell.variables) });

async function runCommand(command: SimpleCommand | GroupCommand, process: Process): Promise<number> {
  const opened = await openRedirects(command.redirects, process, substitute);
  if (typeof opened === 'number') return opened;
  if (command.type === 'simple') return runSimple(command, opened);
  if (!command.isSubshell) return runList(command.list, opened);
  const inner = opened.with({ shell: copyShell(opened) });
  return runStage({ ...command, isSubshell: false, redirects: [] }, inner);
}

async function runSimple(command: SimpleCommand, process: Process): Promise<number> {
  const words: string[] = [];
  for (const word of command.words) words.push(...(await expandWord(word, process, substitute)));
  const variables = new Map(process.variables);
  for (const { name, value } of command.assignments) variables.set(name, await expandText(value, process, substitute));
  if (words.length > 0) return runProgram(words, process.with({ variables }));
  for (const { name } of command.assignments) process.shell.variables.set(name, variables.get(name) ?? '');
  return 0;
}

async function substitute(list: CommandList, process: Process): Promise<string> {
  const chunks: Uint8Array[] = [];
  const stdout = { ...NOTHING, write: async (bytes: Uint8Array) => void chunks.push(bytes) };
  const inner = process.with({ stdout, shell: copyShell(process) });
  process.shell.status = await runStage({ type: 'group', list, isSubshell: false, redirects: [] }, inner);
  return decodeText(joinBytes(chunks));
}

// What a shell reports after SIGPIPE.
const BROKEN_PIPE_STATUS = 141;

/** Run a program by its words. Prints any `CommandError`. */
export async function runProgram(words: readonly string[], process: Process): Promise<number> {
  const [name = '', ...args] = words;
  const program = process.with({ name: name.replace(/^\/(system\/)?bin\//, ''), args });
  const command = process.findCommand(program.name) ?? findScript(name, process);
  if (typeof command === 'string') return process.fail(`/system/bin/sh: ${name}: ${command}`, NOT_RUN_STATUS[command]);
  try {
    return (await command(program)) ?? 0;
  } catch (error) {
    if (error instanceof FileError) return process.fail(`${program.name}: ${error.filePath}: ${error.message}`);
    if (error instanceof CommandError) return process.fail(`${program.name}: ${error.message}`, error.status);
    if (error instanceof BrokenPipeError) return BROKEN_PIPE_STATUS;
    throw error;
  }
}

const NOT_RUN_STATUS = {
  'inaccessible or not found': 127,
  "can't execute: Permission denied": 126,
  "can't execute: Is a directory": 126,
} as const;

/** Returns the reason if it cannot be run. */
function findScript(name: string, process: Process): Command | keyof typeof NOT_RUN_STATUS {
  const filePath = process.resolve(name);
  if (!name.includes('/') || !process.files.exists(filePath)) return 'inaccessible or not found';
  if (process.files.isFolder(filePath)) return "can't execute: Is a directory";
  try {
    process.files.checkAccess(filePath, 1);
    const script = decodeText(process.files.read(filePath));
    return (program) => runShell(script, program);
  } catch (error) {
    if (error instanceof FileError) return "can't execute: Permission denied";
    throw error;
  }
}
