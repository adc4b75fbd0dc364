/** Letters that a stem shares with its words at least. */
const SHARED = 2;

/**
 * Make what tells whether a text may have a word of some stems. It takes no word apart, so a text that has none may pass;
 * one that has any always does.
 */
export function lookFor(stems: Iterable<string>): (text: string) => boolean {
  // The last letter of a short stem may be another one in its word: "ay" has the stem "ai".
  const starts = [...new Set([...stems].map((stem) => strip(stem.slice(0, stem.length > SHARED ? SHARED : 1))))];
  return (text) => {
    const letters = strip(text.toLowerCase());
    return starts.some((start) => letters.includes(start)) || !/^[ -~]*$/.test(text);
  };
}

const strip = (text: string) => text.replace(/[^a-z0-9]+/g, '');
