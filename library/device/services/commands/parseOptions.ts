import { CommandError } from '../shell/CommandError.ts';

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
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') {
      operands.push(...words.slice(index + 1));
      break;
    }
    if (!/^-./.test(word)) operands.push(word);
    else if (word.startsWith('--')) index += readLongOption(word, words[index + 1]);
    else index += readLetters(word, words[index + 1]);
  }
  return { flags, values, operands };

  function readLongOption(word: string, next: string | undefined): number {
    const [name = '', ...rest] = word.slice(2).split('=');
    if (!isValued(name)) flags.add(name);
    else values.set(name, rest.length > 0 ? rest.join('=') : (next ?? ''));
    return Number(isValued(name) && rest.length === 0);
  }

  function readLetters(word: string, next: string | undefined): number {
    for (let index = 1; index < word.length; index += 1) {
      const letter = word.charAt(index);
      if (!isValued(letter)) flags.add(letter);
      else {
        const rest = word.slice(index + 1);
        values.set(letter, rest || (next ?? ''));
        return Number(rest === '');
      }
    }
    return 0;
  }

  function isValued(name: string): boolean {
    if (known.includes(`${name}=`)) return true;
    if (known.includes(name)) return false;
    throw new CommandError(`Unknown option '${name}'`);
  }
}
