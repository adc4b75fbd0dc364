import { useLayoutEffect, useRef } from 'react';
import { run as words } from '../../strings/en/run.ts';
import type { OutputLine } from './useRun.ts';

interface Props {
  lines: readonly OutputLine[];
  isOver: boolean;
}

const END_TOLERANCE = 24;

/** Draw printed lines and errors. Screen readers announce new lines. */
export function RunOutput({ lines, isOver }: Props) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isAtEndRef = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the end.
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box && isAtEndRef.current) box.scrollTop = box.scrollHeight;
  }, [lines]);
  return (
    <div
      className="box"
      ref={boxRef}
      role="log"
      aria-label={words.outputRegion}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEndRef.current = scrollHeight - scrollTop - clientHeight < END_TOLERANCE;
      }}
    >
      {lines.map(({ level, text, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, at the end.
        <pre className="line" key={index} data-level={level}>
          {line === undefined ? words.levels[level] : words.errorAt(line)}
          {text}
        </pre>
      ))}
      {isOver && lines.length === 0 && <div>{words.noOutput}</div>}
    </div>
  );
}
