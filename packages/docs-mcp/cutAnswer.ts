import { DocsError } from './Site.ts';

/** About 6,000 tokens: tokenizers of today's models take 3 to 4 characters of English or code for one. */
export const MAX_LENGTH = 15_000;

/** Cut a text to what an answer may have, from an offset in characters, at the end of a line. Throws a DocsError for an offset beyond it. */
export function cutAnswer(head: string, body: string, offset = 0): string {
  if (offset > 0 && offset >= body.length)
    throw new DocsError(`The answer has only ${body.length} characters.`, 'Ask again with a smaller offset.');
  const rest = body.slice(offset);
  if (rest.length <= MAX_LENGTH) return `${head}\n\n${rest}`;
  const lines = rest.slice(0, MAX_LENGTH).replace(/[^\n]*$/, '');
  // A line that is too long is cut, so every answer has some text.
  const part = lines.trim() === '' ? rest.slice(0, MAX_LENGTH) : lines;
  const end = offset + part.length;
  return `${head}\n\n${part.trimEnd()}\n\n[Characters ${offset} to ${end} of ${body.length}. Ask again with "offset": ${end} for more.]`;
}
