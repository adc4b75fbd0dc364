import { CommandError } from '../shell/Process.ts';

export interface ParsedOptions {
  /** Without dashes. */
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

/**
 * Parse the words of a command like `getopt`. `known` options have `=` if they take a value. Throws a `CommandError` for others.
 * @example parseOptions(['-rn3', 'a.txt'], ['r', 'n='])
 */
export function parseOptions(words: readonly string[], known: readonly string[] = []): ParsedOptions {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const operands: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') operands.push(...rest.splice(0));
    else if (word.startsWith('--')) readLong(word.slice(2));
    else if (/^-./.test(word)) readLetters(word.slice(1));
    else operands.push(word);
  }
  return { flags, values, operands };

  function readLong(word: string): void {
    const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (isValued(name)) values.set(name, value ?? rest.shift() ?? '');
    else flags.add(name);
  }

  function readLetters(letters: string): void {
    const valued = [...letters].findIndex(isValued);
    for (const letter of valued === -1 ? letters : letters.slice(0, valued)) flags.add(letter);
    if (valued !== -1) values.set(letters.charAt(valued), letters.slice(valued + 1) || (rest.shift() ?? ''));
  }

  function isValued(name: string): boolean {
    if (known.includes(`${name}=`)) return true;
    if (known.includes(name)) return false;
    throw new CommandError(`Unknown option '${name}'`);
  }
}

/** Parse a number. Throws a `CommandError` for other text. */
export function parseNumber(text: string): number {
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw new CommandError(`Not a number: '${text}'`);
  return Number(text);
}
