// Sorted words share their beginnings: each is written as a capital letter, how much it shares with the word before, and
// the rest. Words are in small letters, so a capital always starts one.

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
  let before = '';
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = 'A', rest = '']) => {
    before = before.slice(0, shared.charCodeAt(0) - A) + rest;
    return before;
  });
}
