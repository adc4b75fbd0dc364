import { CommandError } from '../shell/CommandError.ts';

/** Parse a number of a command, such as the one behind `-n`. Throws a `CommandError` for any other text. */
export function parseNumber(text: string): number {
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw new CommandError(`Not a number: '${text}'`);
  return Number(text);
}
