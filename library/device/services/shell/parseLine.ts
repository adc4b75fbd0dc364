import { CommandError } from './Process.ts';

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
export function parseLine(line: string): ParsedLine {
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
