import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import type { DialectNode } from './dialectNode.ts';
import { readDialects } from './readDialects.ts';

/** Parse Markdown and write its tree in short: kinds of nodes with what readers get of them. */
const parse = (...lines: string[]): string =>
  (fromMarkdown(lines.join('\n'), { mdastExtensions: [readDialects] }).children as DialectNode[]).map(format).join(' ');

function format(node: DialectNode): string {
  const { type, name, lang, meta, value, url, alt, attributes, data, children = [] } = node;
  const words = [name, lang, meta, value, url, alt, attributes, ...Object.values(data ?? {})].flatMap((fact) =>
    fact ? JSON.stringify(fact) : [],
  );
  return `${[type, ...words].join(' ')}${children.length > 0 ? ` (${children.map(format).join(' ')})` : ''}`;
}

const tip = 'paragraph (text ":::tip A title\\nWords.\\n:::")';

describe('the title of a container', () => {
  test.each([
    ['stands in brackets', ':::tip[A title]', tip],
    ['stands behind a space', ':::tip A title', tip],
    ['may be formatted', ':::tip[A *title*]', tip],
    ['may be formatted without brackets', ':::tip A `title`', tip],
    ['may have brackets', ':::tip A [title]', 'paragraph (text ":::tip A [title]\\nWords.\\n:::")'],
  ])('%s', (_name, line, tree) => expect(parse(line, 'Words.', ':::')).toBe(tree));

  test('is no place for HTML', () => {
    expect(parse(':::tip[A <b onclick=x()>]', 'Words.', ':::')).toContain('html "<b onclick=x()>"');
  });

  test('ends with its line', () => {
    expect(parse(':::tip[A]', 'Words `b`', ':::')).toBe(
      'paragraph (text ":::tip A\\nWords " inlineCode "b" text "\\n:::")',
    );
  });
});
