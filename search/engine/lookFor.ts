/** Letters at the start of a stem that are looked for; more would hardly tell more. */
const START = 4;

const known = new Map<string, string>();
/** Enough for the names of a few indexes; the map starts anew beyond it. */
const MAX_KNOWN = 20_000;

/**
 * Make what tells whether a text may have a word of some stems. It takes no word apart, so a text that has none may pass;
 * one that has any always does.
 */
export function lookFor(stems: Iterable<string>): (text: string) => boolean {
  // The last letter of a stem may be another one in its word: "happy" has the stem "happi".
  const starts = [...new Set([...stems].map((stem) => strip(stem.slice(0, Math.min(START, stem.length - 1)) || stem)))];
  return (text) => {
    const letters = readLetters(text);
    return letters === '' || starts.some((start) => letters.includes(start));
  };
}

/** Give the letters and digits of a text, small and without gaps; none of a text that has others than those of ASCII. */
function readLetters(text: string): string {
  let letters = known.get(text);
  if (letters === undefined) {
    letters = /^[ -~]*$/.test(text) ? strip(text.toLowerCase()) : '';
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, letters);
  }
  return letters;
}

const strip = (text: string): string => text.replace(/[^a-z0-9]+/g, '');
