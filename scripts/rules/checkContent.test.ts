import { describe, expect, test } from 'vitest';
import { parsePage } from '../../common/docs/parsePage.ts';
import { findPageErrors } from './rules.ts';

const HEAD = '---\ntitle: A\ndescription: About A.\n---\n';
const SITE = { versionNames: [], hostPaths: [], offline: false };

const check = (body: string, head = HEAD): string[] =>
  findPageErrors(parsePage('a.md', head + body), SITE).map(({ line, message }) => `${line}: ${message}`);

describe('ways to smuggle a script into Markdown are refused', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a tag that is broken off', '<p title="\n\nWords " onclick="alert(1)">'],
    ['an SVG that loads', '<svg onload=alert(1)>'],
    ['an image that fails', 'Words ![a](/a.png) <img src=x onerror=alert(1)>'],
    ['a tag that swallows the rest', '<textarea>'],
    ['a component of the theme', '<docs-tabs group="a">'],
    ['a cell of a table', '| a | b |\n| - | - |\n| <img src=x onerror=alert(1)> | c |'],
    ['the title of a callout', ':::tip <img src=x onerror=alert(1)>\nWords.\n:::'],
    ['a label of tabs', '<!-- tabs: a -->\n\n**<img src=x onerror=alert(1)>**\n\n<!-- /tabs -->'],
    ['a footnote', 'Words[^1]\n\n[^1]: <img src=x onerror=alert(1)>'],
    ['a comment that mimics a preview', '<!-- preview: log-reader --><script>alert(1)</script>'],
    ['a comment that browsers end at once', '<!--><script>alert(1)</script>-->'],
    ['a comment that ends with an exclamation', '<!-- --!><script>alert(1)</script> -->'],
    ['a comment without an end', '<!-- Words.\n\n<script>alert(1)</script>'],
    ['a declaration', '<!DOCTYPE html [<!ENTITY a "b">]>'],
    ['a section of characters', '<![CDATA[<script>alert(1)</script>]]>'],
    ['a link', '[a](javascript:alert(1))'],
    ['a link with an entity', '[a](jav&#x61;script&colon;alert(1))'],
    ['a link with a control character in front', '[a](<\u0001javascript:alert(1)>)'],
    ['a link to a document in itself', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['an image', '![a](javascript:alert(1))'],
    ['a reference', '[a][b]\n\n[b]: javascript:alert(1)'],
    ['an address between angles with an entity', '<javascript&colon;alert(1)> [a](javascript&#58;alert(1))'],
    ['a file of the machine that builds', '```ts file="../../../../etc/passwd"\n```'],
  ])('%s', (_name, body) => expect(check(`${body}\n`)).not.toEqual([]));
});

describe('what only looks like a script is text', () => {
  test.each([
    ['code in a line', '`<script>alert(1)</script>`'],
    ['a block of code', '```html title="<img src=x onerror=alert(1)>"\n<script>alert(1)</script>\n```'],
    ['entities', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['escapes', '\\<script>alert(1)\\</script>'],
    ['an expression', '{process.exit()}'],
    ['a tag without an end', 'Words <img src=x onerror=alert(1)\n\nWords'],
    ['a link title', '[a](/b/ "<img src=x onerror=alert(1)>")'],
    [
      'a label of a diagram',
      '```mermaid title="<script>"\nflowchart TD\naccDescr: A.\nA["<script>alert(1)</script>"]\n```',
    ],
  ])('%s', (_name, body) => expect(check(`${body}\n`)).toEqual([]));
});

test('comments, tags that only format words, and addresses of the web and of mail are content', () => {
  const body =
    '<!-- setup\ndeclare const a: Map<string, () => void>;\n-->\n\n<!-- Words. -->\n\n' +
    'H<sub>2</sub>O, <kbd>K</kbd><br/>\n\n[a](/b/#c) [d](../e.md) [f](https://a.example/) <mailto:a@b.example> ![g](./h.png)\n';
  expect(check(body)).toEqual([]);
});

test('every line with a tag is named, and everything else of the page', () => {
  expect(check('<div>\n<b onclick=x()>\nWords.\n</div>\n\n[a](data:text/html,x)\n')).toEqual([
    '5: Raw HTML is not content: <div>',
    '6: Raw HTML is not content: <b onclick=x()>',
    '8: Raw HTML is not content: </div>',
    '10: An address must begin with http:, https:, mailto:, or be in the docs: data:text/html,x',
  ]);
});

describe('front matter', () => {
  test.each([
    ['head:\n  - [script, { src: "/a.js" }]', '3: The front matter may not contain "head"'],
    ['description: { a: b }', '3: "description" in the front matter must be a text'],
    ['keywords: [{ a: b }]', '3: "keywords" in the front matter must be a list of words'],
    [
      "movedFrom: ['/\"><script>/', 'b']",
      '3: "movedFrom" in the front matter must be a list of the page\'s earlier addresses',
    ],
    ['keywords: reboot', '3: "keywords" in the front matter must be a list of words'],
    ['description: [', '3: The front matter is not valid YAML'],
    ['<<: { head: [] }', '3: The front matter may not contain "<<"'],
  ])('%s', (line, message) =>
    expect(check('# A\n', `---\ntitle: A\n${line}\n---\n`)).toEqual([expect.stringContaining(message)]),
  );

  test.each([
    ['a language that the framework would run', '---js\n{ title: process.exit() }\n---\n'],
    ['an end that only the framework sees', '---\n{ title: A,\n---x: a }\n---\n'],
    ['no end', '---\ntitle: A\n'],
  ])('is refused with %s', (_name, head) =>
    expect(check('# A\n', head)).toContainEqual('1: Front matter must be between two lines of "---".'),
  );

  test('may say what the docs need, and nothing', () => {
    const head = "---\ntitle: A\nkeywords: [one, 2]\nmovedFrom: ['/old/']\n---\n";
    expect([...check('# A\n', head), ...check('# A\n', '')]).toEqual([]);
  });
});

const TITLE = 'Upgrade from 1.1.0 to 2.0.0';

const checkGuide = (body: string, title = TITLE): string[] =>
  check(`\n${body}\n`, `---\ntitle: ${title}\nupgradeFrom: '1.1.0'\n---\n`);

const guide = (...lines: string[]): string => [`# ${TITLE}`, ...lines].join('\n');

test.each([
  ['every kind', guide('Words.', '## Breaking', '### A', '### B', '## Behaviour', '### C', '## New', '### D')],
  ['one kind', guide('## New', '### A', '#### Below')],
  ['other headings after the steps', guide('## New', '### A', '## Not yet', '### B')],
])('an upgrade guide with %s is accepted', (_name, body) => expect(checkGuide(body)).toEqual([]));

test.each([
  [guide('Words.'), '6: An upgrade guide has steps'],
  [guide('## Breaking', '## New', '### A'), '7: "Breaking" has no step'],
  [guide('## New', '### A', '## Breaking', '### B'), '9: "Breaking" is out of order'],
  [guide('## New', '### A', '## New', '### B'), '9: "New" is out of order'],
  [guide('## Before you start', '## New', '### A'), '7: "Before you start" is before a part with steps'],
  ['# Upgrade\n## New\n### A', '6: The heading of an upgrade guide is its title'],
])('the upgrade guide %j is refused: %s', (body, problem) => {
  expect(checkGuide(body)).toEqual([expect.stringContaining(problem)]);
});

test('finds the title of an upgrade guide that does not name the version it starts from', () => {
  const title = 'Upgrade from 1.1.0.2';
  expect(checkGuide(`# ${title}\n\n## New\n\n### A`, title)).toEqual([
    '2: The title of an upgrade guide names the version it starts from: write 1.1.0 in it.',
  ]);
});
