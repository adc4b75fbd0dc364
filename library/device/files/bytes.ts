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

/** Read what a stream makes of some bytes. */
export async function pipeBytes(bytes: Uint8Array, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
