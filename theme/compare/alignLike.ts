/** Two lists that are aligned, by their lengths and by how like two of their parts are: 0 means that they do not match. */
export interface Alignable {
  oldLength: number;
  newLength: number;
  like: (oldPosition: number, newPosition: number) => number;
}

/**
 * Match the parts of two lists, in the order of both, so that the sum of their likenesses is the highest. Returns pairs of
 * positions. Like Needleman and Wunsch's alignment, it compares each part with each.
 */
export function alignLike({ oldLength, newLength, like }: Alignable): [oldPosition: number, newPosition: number][] {
  const width = newLength + 1;
  const likeness = new Float64Array((oldLength + 1) * width);
  /** The highest sum that the lists have from two positions on. */
  const best = new Float64Array((oldLength + 1) * width);
  const sumAt = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = oldLength - 1; row >= 0; row -= 1) {
    for (let column = newLength - 1; column >= 0; column -= 1) {
      const likely = like(row, column);
      likeness[row * width + column] = likely;
      const matched = likely > 0 ? likely + sumAt(row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(matched, sumAt(row + 1, column), sumAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < oldLength && column < newLength) {
    const likely = likeness[row * width + column] ?? 0;
    if (likely > 0 && sumAt(row, column) === likely + sumAt(row + 1, column + 1)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (sumAt(row + 1, column) >= sumAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
