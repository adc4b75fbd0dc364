import type { TextRange } from '../../search/index.ts';
import styles from './MarkedText.module.css';
import { splitMarks } from './splitMarks.ts';

/** Draw a text with its marks. All of it is text, whatever it looks like. */
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
