/** Count the edits between words, up to `limit + 1`: the optimal string alignment distance, in three rows. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_cell, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let cell = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cell = Math.min(cell, (before[column - 2] ?? 0) + 1);
      current.push(cell);
      least = Math.min(least, cell);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}
