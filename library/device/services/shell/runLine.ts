import { FileError } from '../../files/FileSystem.ts';
import { findProgram, PROGRAM_NAMES } from '../commands/programs.ts';
import { CommandError, type Process } from './Process.ts';
import { parseLine } from './parseLine.ts';

/** Run a line with one program. Returns its exit code. */
export async function runLine(line: string, process: Process): Promise<number> {
  try {
    const { variables, words, input, output } = parseLine(line);
    const opened = process.with({
      variables,
      ...(input !== undefined && { read: readFrom(input, process) }),
      ...(output && { write: openOutput(output, process), hasTerminal: false }),
    });
    return words.length === 0 ? 0 : await runWords(words, opened);
  } catch (error) {
    if (error instanceof FileError) return process.fail(`/system/bin/sh: ${error.filePath}: ${error.message}`);
    if (error instanceof CommandError) return process.fail(`/system/bin/sh: ${error.message}`, error.status);
    throw error;
  }
}

function readFrom(filePath: string, { files }: Process): Process['read'] {
  const chunks = [files.read(filePath)].filter(({ length }) => length > 0);
  return async () => chunks.shift();
}

function openOutput(
  { filePath, isAppended }: { filePath: string; isAppended: boolean },
  { files }: Process,
): Process['write'] {
  if (!isAppended || !files.exists(filePath)) files.create(filePath);
  return async (bytes) => files.append(filePath, bytes);
}

/** Run a program by its words. Returns its exit code. */
export async function runWords([name = '', ...args]: readonly string[], process: Process): Promise<number> {
  const program = findProgram(name.replace(/^\/(system\/)?bin\//, ''));
  if (!program) {
    const known = PROGRAM_NAMES.join(', ');
    return process.fail(`/system/bin/sh: ${name}: not found. The simulated device has ${known}.`, 127);
  }
  try {
    return (await program(process.with({ args }))) ?? 0;
  } catch (error) {
    if (error instanceof FileError) return process.fail(`${name}: ${error.filePath}: ${error.message}`);
    if (error instanceof CommandError) return process.fail(`${name}: ${error.message}`, error.status);
    throw error;
  }
}
