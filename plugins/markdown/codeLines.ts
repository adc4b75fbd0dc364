import type { UserConfig } from '@rspress/core';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

const MARKER = /[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]*\[!code highlight\][ \t]*(?:-->|\*\/)?[ \t]*$/;

/** Code without its markers, and the numbers of the lines that are to stand out, from 1. */
export interface MarkedCode {
  code: string;
  lines: ReadonlySet<number>;
}

/**
 * Find the lines that an author wants to stand out: those that the fence lists, and those with a marker in a comment.
 *
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

/** Mark the lines of code that are to stand out, and leave it to the theme when code can take the focus. */
export function codeLines(): Transformer {
  const marked = new WeakMap<object, ReadonlySet<number>>();
  return {
    name: 'docs:code-lines',
    preprocess(code) {
      const parsed = parseMarkedCode(code, this.options.meta?.__raw);
      marked.set(this.meta, parsed.lines);
      return parsed.code;
    },
    line(node, number) {
      if (marked.get(this.meta)?.has(number)) node.properties['data-marked'] = '';
    },
    pre(node) {
      delete node.properties.tabindex;
    },
  };
}
