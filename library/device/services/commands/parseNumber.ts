import { CommandError } from '../shell/CommandError.ts';

/** Parse a number. Throws a `CommandError` for other text. */
export function parseNumber(text: string): number {
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw new CommandError(`Not a number: '${text}'`);
  return Number(text);
}
