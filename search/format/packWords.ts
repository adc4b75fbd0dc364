// Sorted words share their beginnings: each is written as a capital letter, how much it shares with the word before, and
// the rest. Words are in lower case, so a capital always starts one. This saves about 3.5 kB of an index, gzipped.

const A = 'A'.charCodeAt(0);
const MAX_SHARED = 25;

/** Write sorted words. */
export function packWords(words: readonly string[]): string {
  let packed = '';
  let before = '';
  for (const word of words) {
    const shared = countShared(before, word);
    packed += String.fromCharCode(A + shared) + word.slice(shared);
    before = word;
  }
  return packed;
}

function countShared(a: string, b: string): number {
  let shared = 0;
  while (shared < MAX_SHARED && shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** Read what `packWords` wrote. */
export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  for (const [entry] of packed.matchAll(/[A-Z][^A-Z]*/g))
    words.push((words.at(-1) ?? '').slice(0, entry.charCodeAt(0) - A) + entry.slice(1));
  return words;
}
