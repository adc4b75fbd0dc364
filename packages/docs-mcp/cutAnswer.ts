import { DocsError } from './docsError.ts';

export const MAX_TOKENS = 6_000;

/**
 * Bytes of UTF-8 for each token. Tokenizers of today's models take 3 to 4 bytes of English or code; a smaller number makes answers
 * shorter than they may be, never longer.
 */
const BYTES_PER_TOKEN = 2.5;

/** Count tokens, rather too many. */
export const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Kept free for the line that tells how to get more. */
const TOKENS_OF_NOTE = 100;

/** Cut a text to what an answer may have, from an offset in characters, at the end of a line. Throws a DocsError for an offset beyond it. */
export function cutAnswer(head: string, body: string, offset = 0): string {
  if (offset > 0 && offset >= body.length)
    throw new DocsError(`The answer has only ${body.length} characters.`, 'Ask again with a smaller offset.');
  const rest = body.slice(offset);
  const room = MAX_TOKENS - countTokens(`${head}\n\n`) - TOKENS_OF_NOTE;
  if (countTokens(rest) <= room) return `${head}\n\n${rest}`;
  const part = cutAtLine(rest, room);
  const end = offset + part.length;
  return `${head}\n\n${part.trimEnd()}\n\n[Characters ${offset} to ${end} of ${body.length}. Ask again with "offset": ${end} for more.]`;
}

function cutAtLine(text: string, tokens: number): string {
  // A byte of UTF-8 that continues a character begins with the bits 10.
  const bytes = Buffer.from(text);
  let end = Math.floor(tokens * BYTES_PER_TOKEN);
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  const part = bytes.subarray(0, end).toString();
  const lines = part.slice(0, part.lastIndexOf('\n') + 1);
  // A line that is too long is cut, so every answer has some text.
  return lines.trim() === '' ? part : lines;
}
