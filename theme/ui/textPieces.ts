/** A text node, and where it begins in the text that it is a part of. */
export interface TextPiece {
  node: Text;
  start: number;
}

/** Make the range of a part of a text; none where no piece holds it. */
export function createTextRange(pieces: readonly TextPiece[], start: number, end: number): Range[] {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first || !last) return [];
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return [range];
}
