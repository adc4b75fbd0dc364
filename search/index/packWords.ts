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
  const words: string[] = [];
  for (let start = 0; start < packed.length; ) {
    let end = start + 1;
    while (end < packed.length && !isCapital(packed.charCodeAt(end))) end++;
    const shared = packed.charCodeAt(start) - A;
    words.push((words.at(-1) ?? '').slice(0, shared) + packed.slice(start + 1, end));
    start = end;
  }
  return words;
}

const isCapital = (code: number): boolean => code >= A && code <= A + MAX_SHARED;
