const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Format text as UTF-8. */
export const encodeText = (text: string): Uint8Array => encoder.encode(text);

/** Parse UTF-8. Invalid bytes become U+FFFD. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Join chunks into one array. */
export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

/** Parse base64. Throws a DOMException for other text. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Inflate bytes that are written as base64. */
export async function inflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([decodeBase64(text)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
