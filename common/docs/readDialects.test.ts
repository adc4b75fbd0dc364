import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import type { MarkdownNode } from './markdownNode.ts';
import { rewriteNode } from './readDialects.ts';

/** Parse Markdown and write its tree in short: kinds of nodes with what readers get of them. */
const parse = (...lines: string[]): string =>
  (fromMarkdown(lines.join('\n'), { mdastExtensions: [{ transforms: [rewriteNode] }] }).children as MarkdownNode[])
    .map(format)
    .join(' ');

function format(node: MarkdownNode): string {
  const { type, name, lang, meta, value, url, alt, attributes, data, children = [] } = node;
  const words = [name, lang, meta, value, url, alt, attributes, ...Object.values(data ?? {})].flatMap((one) =>
    one ? JSON.stringify(one) : [],
  );
  return `${[type, ...words].join(' ')}${children.length > 0 ? ` (${children.map(format).join(' ')})` : ''}`;
}

describe('the title of a callout', () => {
  test.each([
    [':::tip A title', ':::tip A title'],
    [':::tip A `title` in *words*', ':::tip A title in words'],
    [':::tip See [x](/y/) now', ':::tip See x now'],
    [':::tip A [title]', ':::tip A [title]'],
  ])('%s is one text', (line, title) => {
    expect(parse(line, 'Words.', ':::')).toBe(`paragraph (text "${title}\\nWords.\\n:::")`);
  });

  test('is no place for HTML', () => {
    expect(parse(':::tip A <b onclick=x()>', 'Words.', ':::')).toContain('html "<b onclick=x()>"');
  });

  test('ends with its line', () => {
    expect(parse(':::tip A', 'Words `b`', ':::')).toBe(
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

test('the language of a fence is read in any case', () => {
  expect(parse('```TS title="A.ts"', 'a();', '```')).toBe('code "ts" "title=\\"A.ts\\"" "a();"');
});
