import { CommandError } from './CommandError.ts';

/** Create a regular expression. Throws a `CommandError` if invalid. */
export function createRegExp(source: string, flags = ''): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause));
  }
}
