import { listLines } from './markdownLines.ts';

/** A fenced block of code on a page. */
export interface CodeBlock {
  /** Language that the fence names; empty where it names none. */
  language: string;
  /** What stands behind the language. */
  meta: string;
  code: string;
  /** Line of the first line of code, counted from 1. */
  line: number;
  /** Line of the closing fence, counted from 1. */
  endLine: number;
  /** Comments right above the block, the nearest first, with their marks. */
  comments: string[];
  /** Whether nothing but blank lines stands between this block and the one before. */
  isBelowBlock: boolean;
}

const OPEN_FENCE = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([^\s{:]*)(?::[\w=-]+)?(.*)$/;
const COMMENT_START = '<!--';
const COMMENT_END = '-->';

/** List the fenced blocks of a page's text, in order. A block in a list or a quote loses the marks in front of its lines. */
export function listCodeBlocks(text: string): CodeBlock[] {
  const lines = listLines(text);
  const blocks: CodeBlock[] = [];
  let open: (CodeBlock & { prefix: string; fence: string; lines: string[] }) | undefined;
  for (const [index, { line, isCode }] of lines.entries()) {
    if (!isCode) continue;
    if (!open) {
      const [, prefix = '', fence = '', language = '', meta = ''] = OPEN_FENCE.exec(line) ?? [];
      const above = lines.slice(0, index).map((one) => one.line);
      const { comments, rest } = takeComments(above);
      const isBelowBlock = comments.length === 0 && blocks.at(-1)?.endLine === rest;
      const place = { line: index + 2, endLine: 0, comments, isBelowBlock };
      open = { language, meta: meta.trim(), code: '', ...place, prefix, fence, lines: [] };
    } else if (isClosing(line, open.fence)) {
      const { prefix: _prefix, fence: _fence, lines: code, ...block } = open;
      blocks.push({ ...block, code: code.join('\n'), endLine: index + 1 });
      open = undefined;
    } else open.lines.push(dropPrefix(line, open.prefix));
  }
  return blocks;
}

/** The closing fence is at least as long as the one that opens, and stands alone. */
function isClosing(line: string, fence: string): boolean {
  const mark = line.replace(/[ \t>]/g, '');
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

/** Take away up to as many marks as stand in front of the fence. */
function dropPrefix(line: string, prefix: string): string {
  let length = 0;
  while (length < prefix.length && /[ \t>]/.test(line.charAt(length))) length += 1;
  return line.slice(length);
}

/** Read the comments at the end of some lines, the last first, and how many lines stand before them. Blank lines count for nothing. */
function takeComments(lines: readonly string[]): { comments: string[]; rest: number } {
  const comments: string[] = [];
  let rest = lines.length;
  for (;;) {
    while (rest > 0 && lines[rest - 1]?.trim() === '') rest -= 1;
    if (!lines[rest - 1]?.trimEnd().endsWith(COMMENT_END)) return { comments, rest };
    let start = rest - 1;
    while (start >= 0 && !lines[start]?.trimStart().startsWith(COMMENT_START)) start -= 1;
    if (start < 0) return { comments, rest };
    comments.push(lines.slice(start, rest).join('\n').trim());
    rest = start;
  }
}
