/** A text node, and where it begins in the text that it is a part of. */
export interface TextPiece {
  node: Text;
  start: number;
}

/** Make the range of a part of a text; none where no piece holds it. */
export function createTextRange(pieces: readonly TextPiece[], start: number, end: number): Range[] {
  const first = pieces.findLast(({ node, start: from }) => from <= start && start <= from + node.length);
  const last = pieces.findLast(({ node, start: from }) => from < end && end <= from + node.length);
  if (!first || !last) return [];
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return [range];
}
