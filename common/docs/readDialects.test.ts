import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import type { DialectNode } from './dialectNode.ts';
import { readDialects } from './readDialects.ts';

/** Parse Markdown and write its tree in short: kinds of nodes with what readers get of them. */
const parse = (...lines: string[]): string =>
  (fromMarkdown(lines.join('\n'), { mdastExtensions: [readDialects()] }).children as DialectNode[])
    .map(format)
    .join(' ');

function format(node: DialectNode): string {
  const { type, name, lang, meta, value, url, alt, attributes, data, children = [] } = node;
  const words = [name, lang, meta, value, url, alt, attributes, ...Object.values(data ?? {})].flatMap((fact) =>
    fact ? JSON.stringify(fact) : [],
  );
  return `${[type, ...words].join(' ')}${children.length > 0 ? ` (${children.map(format).join(' ')})` : ''}`;
}

const tip = 'paragraph (text ":::tip A title\\nWords.\\n:::")';

describe('the title of a callout', () => {
  test.each([
    ['is in brackets', ':::tip[A title]', tip],
    ['is behind a space', ':::tip A title', tip],
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

describe('images', () => {
  test.each([
    [
      'between words',
      'See <img src="./a.png" alt="A &amp; b"> here.',
      'paragraph (text "See " image "./a.png" "A & b" {} text " here.")',
    ],
    ['alone', '<img src="./a.png" alt="A"/>', 'paragraph (image "./a.png" "A" {})'],
    ['side by side', '<img src="./a.png">\n<img src="/b.png">', 'paragraph (image "./a.png" {} image "/b.png" {})'],
    ['with a width', '<img width="50%" src="./a.png">', 'paragraph (image "./a.png" {"width":"50%"})'],
    [
      'with a size, which are loaded late',
      '<img src="./a.png" width="20" height="10">',
      'paragraph (image "./a.png" {"loading":"lazy","width":"20","height":"10"})',
    ],
  ])('are read from tags %s', (_name, html, tree) => expect(parse(html)).toBe(tree));

  test.each([
    ['an event', '<img src="./a.png" onerror="alert(1)">'],
    ['a style', '<img src="./a.png" style="position:fixed">'],
    ['a name of JavaScript', '<img src="./a.png" constructor="a">'],
    ['an entity that has to be looked up', '<img src="./a.png" alt="a&nbsp;b">'],
    ['no source', '<img alt="A">'],
    ['no quotes', '<img src=a.png>'],
    ['a width that is no number', '<img src="./a.png" width="expression(alert(1))">'],
    ['a frame around it', '<p align="center"><img src="./a.png"></p>'],
  ])('are not read from a tag with %s', (_name, html) => expect(parse(html)).toBe(`html ${JSON.stringify(html)}`));
});

describe('details', () => {
  const details = 'containerDirective "details" {"title":"A & b"} (paragraph (text "Words."))';

  test.each([
    ['a summary in one line', ['<details><summary>A &amp; b</summary>', '', 'Words.', '', '</details>']],
    ['a summary below', ['<details>', '<summary>', 'A <b>&amp;</b> b</summary>', '', 'Words.', '</details>']],
    [
      'a summary of its own',
      ['<details>', '', '<summary>A &amp; <code>b</code></summary>', '', 'Words.', '</details>'],
    ],
  ])('have %s', (_name, lines) => expect(parse(...lines)).toBe(details));

  test('may have no summary', () => {
    expect(parse('<details>', '', 'Words.', '', '</details>')).toBe(
      'containerDirective "details" {} (paragraph (text "Words."))',
    );
  });

  test('may be in each other and beside each other', () => {
    const inner = ['<details><summary>B</summary>', '', 'Words.', '', '</details>', ''];
    expect(parse('<details>', '', ...inner, ...inner, '</details>')).toBe(
      `containerDirective "details" {} (${Array(2).fill('containerDirective "details" {"title":"B"} (paragraph (text "Words."))').join(' ')})`,
    );
  });

  test('keep what is refused in them', () => {
    expect(parse('<details>', '', '<script>alert(1)</script>', '', '</details>')).toContain('html "<script>');
  });

  test.each([
    ['an attribute', '<details ontoggle="alert(1)">'],
    ['a summary with another tag', '<details><summary><img src="x"></summary>'],
    ['a summary with an attribute', '<details><summary onclick="alert(1)">A</summary>'],
    ['words without a blank line', '<details>\nWords.'],
  ])('are not read from a tag with %s', (_name, html) =>
    expect(parse(html, '', '</details>')).toBe(`html ${JSON.stringify(html)} html "</details>"`),
  );

  test('need an end', () => expect(parse('<details>', '', 'Words.')).toContain('html "<details>"'));
});

describe('fences', () => {
  test.each([
    ['ts [a b.ts]', '"ts" "title=\\"a b.ts\\""'],
    ['ts {1} [a.ts]', '"ts" "{1} title=\\"a.ts\\""'],
    ['ts{1,3-4} [a.ts]', '"ts" "{1,3-4} title=\\"a.ts\\""'],
    ['ts:line-numbers {1}', '"ts" "{1}"'],
    ['ts title="a[0].ts"', '"ts" "title=\\"a[0].ts\\""'],
    ['c++', '"c++"'],
    ['[a.ts]', '"text" "title=\\"a.ts\\""'],
    ['[a b.ts] {1}', '"text" "title=\\"a b.ts\\" {1}"'],
    ['ts', '"ts"'],
  ])('%s', (info, facts) => expect(parse(`\`\`\`${info}`, 'a();', '```')).toBe(`code ${facts} "a();"`));
});

describe('groups of code', () => {
  const fence = (info: string) => [`\`\`\`${info}`, info, '```'];
  const tab = (label: string, code: string) => `docsElement "docs-tab" {"label":"${label}"} (code ${code})`;

  test('are tabs with the names of their fences', () => {
    expect(parse('::: code-group', ...fence('sh [npm]'), '', ...fence('ts{1} [a.ts]'), ':::', '', 'Words.')).toBe(
      `docsElement "docs-tabs" {"group":"npm a.ts"} (${tab('npm', '"sh" "sh [npm]"')} ${tab('a.ts', '"ts" "{1}" "ts{1} [a.ts]"')}) paragraph (text "Words.")`,
    );
  });

  test('take a title or a language for a name', () => {
    expect(parse(':::code-group', ...fence('sh title="npm"'), ...fence('js'), ':::')).toContain('{"group":"npm js"}');
  });

  test.each([
    ['no end', ['::: code-group', ...fence('sh [npm]')]],
    ['no fence', ['::: code-group', '', ':::']],
    ['words', ['::: code-group', '', 'Words.', '', ...fence('sh [npm]'), '', ':::']],
    ['two fences of one name', ['::: code-group', ...fence('sh'), ...fence('sh'), ':::']],
  ])('with %s stay text', (_name, lines) => expect(parse(...lines)).toContain('text "::: code-group"'));
});
