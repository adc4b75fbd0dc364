// Sorted words share their beginnings: each is written as a capital letter, how much it shares with the word before, and
// the rest. Words are in small letters, so a capital always starts one. A stem is written so too: how much is cut off the
// end of its word, and what takes its place.

const A = 'A'.charCodeAt(0);
const MAX_SHARED = 25;
const MAX_CUT = 25;

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
  return readItems(packed, (shared, rest) => {
    before = before.slice(0, shared) + rest;
    return before;
  });
}

/** Write the stem of each word. Throws an Error for a stem that is nothing like its word. */
export const packStems = (words: readonly string[], stemOf: (word: string) => string): string =>
  words
    .map((word) => {
      const stem = stemOf(word);
      const shared = countShared(word, stem);
      const cut = word.length - shared;
      if (cut > MAX_CUT) throw new Error(`The stem "${stem}" is too far from its word "${word}".`);
      return String.fromCharCode(A + cut) + stem.slice(shared);
    })
    .join('');

/** Read what `packStems` wrote of these words. */
export const unpackStems = (packed: string, words: readonly string[]): string[] =>
  readItems(packed, (cut, rest, index) => {
    const word = words[index] ?? '';
    return (cut === 0 ? word : word.slice(0, -cut)) + rest;
  });

/** Read numbers that are capital letters, each with the text behind it. */
function readItems(packed: string, read: (number: number, rest: string, index: number) => string): string[] {
  const items: string[] = [];
  for (let start = 0; start < packed.length; ) {
    let end = start + 1;
    while (end < packed.length && !isCapital(packed.charCodeAt(end))) end++;
    items.push(read(packed.charCodeAt(start) - A, packed.slice(start + 1, end), items.length));
    start = end;
  }
  return items;
}

const isCapital = (code: number): boolean => code >= A && code <= A + MAX_SHARED;
