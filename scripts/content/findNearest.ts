/** The part of an address that may be mistyped. */
const MISTYPED = 1 / 3;

/** Find the text that is most like another; undefined where none is. */
export function findNearest(text: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: countEdits(text.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= candidate.length * MISTYPED)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}

/** Count the letters to add, remove or replace: https://en.wikipedia.org/wiki/Levenshtein_distance */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
