/** Read the id that an address's hash names; empty where it names none or cannot be decoded. @example readHash('#a%20b') === 'a b' */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A lone "%" in a mistyped address.
    return '';
  }
}
