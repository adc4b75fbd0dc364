import { decodeText } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import { findCommand } from '../commands/findCommand.ts';
import { BrokenPipeError } from './Pipe.ts';
import type { Command, Process } from './Process.ts';
import { runShell } from './runScript.ts';

// What a shell reports of a program that SIGPIPE ended.
const BROKEN_PIPE_STATUS = 141;

/** Run a program by its words. Prints the errors that the program did not handle. */
export async function runProgram(words: readonly string[], process: Process): Promise<number> {
  const [name = '', ...args] = words;
  const program = process.with({ name: name.replace(/^\/(system\/)?bin\//, ''), args });
  const command = findCommand(program.name) ?? findScript(name, process);
  if (typeof command === 'string') return process.fail(`/system/bin/sh: ${name}: ${command}`, NOT_RUN_STATUS[command]);
  try {
    return (await command(program)) ?? 0;
  } catch (error) {
    if (error instanceof FileError) return process.fail(`${program.name}: ${error.filePath}: ${error.message}`);
    if (error instanceof BrokenPipeError) return BROKEN_PIPE_STATUS;
    throw error;
  }
}

const NOT_RUN_STATUS = {
  'inaccessible or not found': 127,
  "can't execute: Permission denied": 126,
  "can't execute: Is a directory": 126,
} as const;

/** Find a file to run as a script. Returns the shell's complaint if it cannot be run. */
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
