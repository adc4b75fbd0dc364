import { FileError } from '../../files/FileSystem.ts';
import { findProgram, PROGRAM_NAMES } from '../commands/programs.ts';
import { CommandError, type Process } from './Process.ts';

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

interface ParsedLine {
  /** Assigned before the words. */
  readonly variables: ReadonlyMap<string, string>;
  readonly words: readonly string[];
  /** Path of the file to read. */
  readonly input: string | undefined;
  readonly output: { readonly filePath: string; readonly isAppended: boolean } | undefined;
}

const BLANKS = /\s+/y;
const OPERATOR = /<|>>?/y;
// Parts in single quotes, in double quotes without expansions, escaped characters, and plain text.
const WORD = /(?:'[^']*'|"(?:[^"\\$`]|\\.)*"|\\.|[^\s'"\\|<>;&()$`*?[])+/sy;
const PART = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^'"\\]+)/gs;
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/**
 * Parse a line with one program: assignments, words with quotes, redirections from and to files. Throws a `CommandError` for
 * the rest of the language of a shell.
 * @example "A=1 cat 'my file' > copy"
 */
function parseLine(line: string): ParsedLine {
  const variables = new Map<string, string>();
  const words: string[] = [];
  let input: string | undefined;
  let output: ParsedLine['output'];
  const tokens = readTokens(line);
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const [, name, value = ''] = ASSIGNMENT.exec(token) ?? [];
    if (token === '<') input = unquote(tokens.shift());
    else if (token.startsWith('>')) output = { filePath: unquote(tokens.shift()), isAppended: token === '>>' };
    else if (name !== undefined && words.length === 0) variables.set(name, unquote(value));
    else words.push(unquote(token));
  }
  return { variables, words, input, output };
}

function readTokens(line: string): string[] {
  const tokens: string[] = [];
  for (let offset = 0; offset < line.length; ) {
    const blank = match(BLANKS, line, offset);
    const token = blank ?? match(OPERATOR, line, offset) ?? match(WORD, line, offset);
    if (token === undefined) throw new CommandError(`\`${line.slice(offset)}\` is not simulated`, 127);
    if (blank === undefined) tokens.push(token);
    offset += token.length;
  }
  return tokens;
}

function match(pattern: RegExp, line: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(line)?.[0];
}

function unquote(token = ''): string {
  return token.replace(PART, (_, single?: string, double?: string, escaped?: string, plain?: string) => {
    if (double !== undefined) return double.replace(/\\(["\\$`])/g, '$1');
    return single ?? escaped ?? plain ?? '';
  });
}
