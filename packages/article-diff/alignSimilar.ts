/** A similarity of 0 is no match. */
interface Alignable {
  oldLength: number;
  newLength: number;
  similarityOf: (oldPosition: number, newPosition: number) => number;
}

/** Match parts in order, with the highest sum of similarities (Needleman and Wunsch). Returns pairs of positions. */
export function alignSimilar({
  oldLength,
  newLength,
  similarityOf,
}: Alignable): [oldPosition: number, newPosition: number][] {
  const width = newLength + 1;
  const similarities = new Float64Array((oldLength + 1) * width);
  /** The highest sum from two positions on. */
  const best = new Float64Array((oldLength + 1) * width);
  const sumAt = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = oldLength - 1; row >= 0; row -= 1) {
    for (let column = newLength - 1; column >= 0; column -= 1) {
      const similarity = similarityOf(row, column);
      similarities[row * width + column] = similarity;
      const matched = similarity > 0 ? similarity + sumAt(row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(matched, sumAt(row + 1, column), sumAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < oldLength && column < newLength) {
    const similarity = similarities[row * width + column] ?? 0;
    if (similarity > 0 && sumAt(row, column) === similarity + sumAt(row + 1, column + 1)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (sumAt(row + 1, column) >= sumAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
