/** Give the places of sorted words that begin with a text. */
export function* placesOf(words: readonly string[], start: string): Generator<number> {
  for (let place = lowerBound(words, start); words[place]?.startsWith(start); place++) yield place;
}

/** Tell whether a word is among sorted words. */
export const hasWord = (words: readonly string[], word: string): boolean => words[lowerBound(words, word)] === word;

/** Find the first place of a sorted list whose word does not come before another. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
