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
  const lines = new Set(parseLineList(fenceText));
  const bare = code.split('\n').map((line, index) => {
    if (!MARKER.test(line)) return line;
    lines.add(index + 1);
    return line.replace(MARKER, '');
  });
  return { code: bare.join('\n'), lines };
}

function parseLineList(fenceText: string): number[] {
  const [, list] = /(?:^|\s)\{([\d,\s-]+)\}/.exec(fenceText) ?? [];
  if (list === undefined) return [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}
