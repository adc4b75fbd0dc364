import { describe, expect, test } from 'vitest';
import { addWords } from './pageModel.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const read = (...lines: string[]) => parseMarkdown(lines.join('\n')).model;
const textOf = (...lines: string[]): string | undefined => read(...lines).sections[0]?.text;
const fence = (info: string, ...code: string[]) => [`\`\`\`${info}`, ...code, '```'];

describe('sections', () => {
  test('begin at the second and third headings', () => {
    const { title, sections } = read(
      ...['---', 'title: X', '---', '# Title', '', 'Intro.', '', '## A', '', 'One', ''],
      ...['### B', '', 'Two', '', '#### C', '', 'Three'],
    );
    expect(title).toBe('Title');
    expect(sections).toMatchObject([
      { anchor: '', heading: '', text: 'Intro.' },
      { anchor: 'a', heading: 'A', text: 'One' },
      { anchor: 'b', heading: 'B', text: 'Two C Three' },
    ]);
  });

  test.each([
    ['comments', ['<!-- setup', 'const a = 1;', '-->', '', 'Text <!-- b --> more'], 'Text more'],
    ['addresses', ['A [link](/a/ "b"), ![image](/c.png) and [another].', '', '[another]: /d/'], 'A link, and another.'],
    [
      'the colons of callouts',
      [':::info Title', 'Words', ':::', '', '::: warning', '', 'More', '', ':::'],
      'Title Words More',
    ],
    ['the text of a diagram, but not its caption', fence('mermaid title="How."', 'A->>B: OPEN'), 'How.'],
    ['tags', ['Press <kbd>A</kbd>,<br>then b'], 'Press A, then b'],
  ])('leave out %s', (_what, lines, text) => {
    expect(textOf(...lines)).toBe(text);
  });

  test('keep words whole and blocks apart', () => {
    expect(textOf('a**b**`c`', '', '- d', '- e')).toBe('abc d e');
  });

  test('have a line for each row of a table, with its cells apart, and for each line of code', () => {
    const table = ['| a | | b |', '| - | - | - |', '| c\td | e | |'];
    expect(textOf('f', ...fence('ts title="g.ts"', 'h {', '  i', '}'), '', ...table, '', 'j', 'k')).toBe(
      'f\n\tg.ts\n\th {\n\ti\n\t}\n\va\fb\nc d\fe\nj k',
    );
  });

  test('of an installation name each package manager', () => {
    expect(textOf(...fence('sh', 'npm install a'))).toBe('\tnpm install a\n\tyarn add a\n\tpnpm add a');
  });

  test('have the title of details', () => {
    expect(textOf('<details>', '<summary>More</summary>', '', 'Words', '', '</details>')).toBe('More Words');
  });

  test('have what is unreleased apart', () => {
    const { sections, unreleased } = read('a', '', '<!-- unreleased -->', '', 'b', '', '<!-- /unreleased -->', '', 'c');
    expect(sections).toMatchObject([{ text: 'a c', unreleasedText: 'a b c' }]);
    expect(unreleased).toEqual([{ start: 3, end: 47 }]);
  });
});

describe('the digest of a section', () => {
  const digest = (...lines: string[]) => read(...lines).sections[0]?.digest;

  test.each([
    ['a version number', ['# A', '', 'npm i a@1.0.0'], ['# A', '', 'npm i a@2.10.3'], true],
    ['the target of a link', ['[a](/b/)'], ['[a](/c/)'], true],
    [
      'line breaks and indentation',
      ['a b', '', ...fence('ts', '  a();')],
      ['a', 'b', '', ...fence('ts', 'a();')],
      true,
    ],
    [
      'a part that only unreleased versions show',
      ['a'],
      ['a', '', '<!-- unreleased -->', '', 'b', '', '<!-- /unreleased -->'],
      true,
    ],
    ['another title', ['# A'], ['# B'], false],
    ['another word', ['a b'], ['a c'], false],
    ['other code', fence('ts', 'a();'), fence('ts', 'b();'), false],
    ['a diagram alone', fence('mermaid A', 'graph TD; a-->b'), fence('mermaid A', 'graph TD; a-->c'), false],
    ['another section', ['a', '', '## B'], ['a', '', '## C'], true],
  ])('is the same or another after a change of %s', (_what, before, after, isEqual) => {
    expect(digest(...before) === digest(...after)).toBe(isEqual);
  });
});

test('what a signature hides does not count', () => {
  const digest = (type: string, member: string) =>
    read(
      '## Signature',
      ...fence('ts', `import type { ${type} } from 'b';`, '', `class A extends ${type} {`, `    ${member}`, '}'),
    ).sections[1]?.digest;
  expect(digest('B', 'a(): void;')).toBe(digest('C', 'a(): void;'));
  expect(digest('B', 'a(): void;')).not.toBe(digest('B', 'b(): void;'));
});

describe('blocks of code', () => {
  test('have their language, code, lines and section', () => {
    const source = ['# A', '', '## B', '', '#### C', '', ...fence('ts title="a.ts" {1}', 'a();', '', 'b();')].join(
      '\n',
    );
    expect(parseMarkdown(source).model.blocks).toEqual([
      {
        id: 'f9779a42',
        language: 'ts',
        meta: 'title="a.ts" {1}',
        code: 'a();\n\nb();',
        line: 8,
        endLine: 11,
        comments: [],
        isBelowBlock: false,
        isSignature: false,
        anchor: 'b',
        headingId: 'c',
        start: source.indexOf('```'),
        end: source.length,
      },
    ]);
  });

  test('of a page with front matter have the lines of the file', () => {
    expect(read('---', 'title: A', '---', '', ...fence('ts', 'a();')).blocks[0]?.line).toBe(6);
  });

  test('in lists and quotes lose what is in front of their lines', () => {
    expect(read('1. One', '', '   ```ts', '   if (a)', '     b();', '   ```').blocks[0]?.code).toBe('if (a)\n  b();');
    expect(read('> ```ts', '> a();', '> ```').blocks[0]?.code).toBe('a();');
  });

  test('have the comments right above them, the nearest first', () => {
    const comments = ['<!-- setup', 'const a = 1;', '', '-->', '<!-- not run: no -->', ''];
    expect(read('Text', '', ...comments, ...fence('ts', 'a;')).blocks[0]?.comments).toEqual([
      '<!-- not run: no -->',
      '<!-- setup\nconst a = 1;\n\n-->',
    ]);
    expect(read(...comments, 'Text', ...fence('ts', 'a;')).blocks[0]?.comments).toEqual([]);
  });

  test('are below another one where nothing is between them', () => {
    const { blocks } = read(...fence('ts'), '', ...fence('text'), 'Text', ...fence('text'));
    expect(blocks.map(({ isBelowBlock }) => isBelowBlock)).toEqual([false, true, false]);
  });

  test('are below another one in the tab before', () => {
    const { blocks } = read('**Sample**', '', ...fence('ts'), '', '**Output**', '', ...fence('text'));
    expect(blocks.map(({ isBelowBlock }) => isBelowBlock)).toEqual([false, true]);
  });

  test('are signatures in TypeScript below a heading of that name', () => {
    const { blocks } = read(
      ...['# A', ...fence('ts', '1'), '## Signatures', ...fence('ts', '2'), '### More', ...fence('ts', '3')],
      ...[...fence('sh', '4'), '## Example', ...fence('ts', '5')],
    );
    expect(blocks.filter(({ isSignature }) => isSignature).map(({ code, anchor }) => [code, anchor])).toEqual([
      ['2', 'signatures'],
      ['3', 'more'],
    ]);
  });
});

test('targets are those of links, images and definitions, in headings too', () => {
  const { targets } = read(
    '## [a](/1/)',
    '',
    '[**b**](</2/> "c") ![d](3.png) <img src="4.png" alt="e">',
    '',
    '[f]: /5/',
  );
  expect(targets.map(({ kind, url, alt }) => [kind, url, alt])).toEqual([
    ['link', '/1/', undefined],
    ['link', '/2/', undefined],
    ['image', '3.png', 'd'],
    ['image', '4.png', 'e'],
    ['definition', '/5/', undefined],
  ]);
});

test('what a build adds to a section counts as its words do, with the numbers in the order of the text', () => {
  const [section] = read('Since 1.0.0.').sections;
  if (!section) throw new Error('Every page has a section.');
  const [sail, row] = ['sail(): void', 'row(): void'].map((code) => addWords(section, [code, 'since 2.0.0']));
  expect(sail?.digest).not.toBe(row?.digest);
  expect(sail?.digest).toBe(addWords(section, ['sail(): void', 'since 3.0.0']).digest);
  expect(sail?.numbers).toEqual(['1.0.0', '2.0.0']);
  expect(addWords(section, [])).toBe(section);
});
