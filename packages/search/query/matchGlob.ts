/** Match a word with a pattern of `*`. Linear but for the last star, so that nothing hangs. */
export function matchGlob(pattern: string, word: string): boolean {
  let inPattern = 0;
  let inWord = 0;
  let star = -1;
  let mark = 0;
  while (inWord < word.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern++;
      mark = inWord;
    } else if (pattern[inPattern] === word[inWord]) {
      inPattern++;
      inWord++;
    } else if (star >= 0) {
      inPattern = star + 1;
      inWord = ++mark;
    } else return false;
  }
  while (pattern[inPattern] === '*') inPattern++;
  return inPattern === pattern.length;
}
