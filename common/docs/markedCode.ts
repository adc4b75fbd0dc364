const MARKER = /[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]*\[!code highlight\][ \t]*(?:-->|\*\/)?[ \t]*$/;

/** `lines` are highlighted, from 1. */
interface MarkedCode {
  code: string;
  lines: ReadonlySet<number>;
}

/**
 * Find the highlighted lines: those that the fence lists, and those with a marker in a comment.
 * @example parseMarkedCode('a();\nb(); // [!code highlight]', '{1}') gives both lines, and the code without the comment
 */
export function parseMarkedCode(code: string, fenceText = ''): MarkedCode {
  const written = code.split('\n');
  const lines = new Set(listFenceLines(fenceText, written.length));
  const bare = written.map((line, index) => {
    if (!MARKER.test(line)) return line;
    lines.add(index + 1);
    return line.replace(MARKER, '');
  });
  return { code: bare.join('\n'), lines };
}

/** Braces of the fence itself: those in its title are text. */
const LINE_LIST = /(?:^|\s)\{([\d,\s-]+)\}(?=\s|$)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

const parseRanges = (fenceText: string): [first: number, last: number][] => {
  const [, list = ''] = LINE_LIST.exec(fenceText.replace(QUOTED, '""')) ?? [];
  return list
    .split(',')
    .filter((range) => range.trim() !== '')
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return [first, last];
    });
};

const listFenceLines = (fenceText: string, count: number): number[] =>
  parseRanges(fenceText).flatMap(([first, last]) =>
    Array.from({ length: Math.max(0, Math.min(last, count) - first + 1) }, (_, index) => first + index),
  );

/** Find the first range of lines of a fence that its code does not have. @example findMissingLines('{1,3-9}', 4) === '3-9' */
export function findMissingLines(fenceText: string, count: number): string | undefined {
  const missing = parseRanges(fenceText).find(([first, last]) => !(first >= 1 && first <= last && last <= count));
  return missing && [...new Set(missing)].join('-');
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** Read a fence's title: `title="read.ts"`. */
export const readFenceTitle = (meta: string): string | undefined => TITLE.exec(meta)?.slice(1).find(Boolean);
