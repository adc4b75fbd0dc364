import type { TextRange } from '../../packages/search/index.ts';
import styles from './MarkedText.module.css';

/** Draw a text with its marks. HTML in it stays text. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  return splitMarks(text, marks).map((piece) =>
    piece.isMarked ? (
      <mark className={styles.mark} key={piece.start}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

interface Piece {
  text: string;
  isMarked: boolean;
  start: number;
}

/** Cut a text at the ends of its marks. Marks are sorted and do not overlap. */
export function splitMarks(text: string, marks: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push({ text: text.slice(at, start), isMarked: false, start: at });
    pieces.push({ text: text.slice(start, end), isMarked: true, start });
    at = end;
  }
  pieces.push({ text: text.slice(at), isMarked: false, start: at });
  return pieces.filter((piece) => piece.text !== '');
}
