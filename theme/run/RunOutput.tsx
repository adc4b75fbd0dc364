import styles from './RunPanel.module.css';
import type { OutputLine } from './useRun.ts';
import { words } from './words.ts';

interface Props {
  lines: readonly OutputLine[];
  isOver: boolean;
}

/** Draw what a sample printed and how it failed. Screen readers announce new lines. */
export function RunOutput({ lines, isOver }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
    <div className={styles.box} role="log" aria-label={words.outputRegion} tabIndex={0}>
      {lines.map(({ level, text, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, at the end.
        <pre className={styles.line} key={index} data-level={level}>
          {line === undefined ? words.levels[level] : words.errorAt(line)}
          {text}
        </pre>
      ))}
      {isOver && lines.length === 0 && <div>{words.noOutput}</div>}
    </div>
  );
}
