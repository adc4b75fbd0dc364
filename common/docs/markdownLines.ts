import { UNRELEASED_CLOSE, UNRELEASED_OPEN } from '../unreleased.ts';

/** One line of a page as it is written. */
export interface MarkdownLine {
  line: string;
  /** In a fence; its own lines are code too. */
  isCode: boolean;
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;

/** Split a page into lines and tell code from prose. */
export function listLines(text: string): MarkdownLine[] {
  let fence: string | undefined;
  return text.split(/\r?\n/).map((line) => {
    const mark = FENCE.exec(line)?.[0].replace(/[ \t>]/g, '');
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim().replace(/[> \t]/g, '') === mark) fence = undefined;
    return { line, isCode };
  });
}

/** Leave out what stands between the comments for what is unreleased, with the blank line behind them. */
export function dropUnreleased(lines: readonly MarkdownLine[]): MarkdownLine[] {
  let isLeftOut = false;
  let isEnd = false;
  return lines.filter(({ line, isCode }) => {
    const isAfterEnd = isEnd && line === '';
    if (!isCode && UNRELEASED_OPEN.test(line)) isLeftOut = true;
    isEnd = !isCode && UNRELEASED_CLOSE.test(line);
    const isKept = !isLeftOut && !isAfterEnd;
    if (isEnd) isLeftOut = false;
    return isKept;
  });
}
