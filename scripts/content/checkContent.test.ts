import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkPageContent } from './checkContent.ts';
import { checkVersion } from './checkVersion.ts';
import { createPageReader } from './pageReader.ts';
import { formatProblems, parsePage, readPageFiles } from './readDocs.ts';

const HEAD = '---\ntitle: A\ndescription: About A.\n---\n';
const check = (body: string, head = HEAD): string[] =>
  checkPageContent(parsePage('a.md', head + body)).map(({ line, message }) => `${line}: ${message}`);

const SITE = { segments: ['next', '1.0.0'], hostPaths: ['/chat'], offline: false };

/** Check a folder with the given files. */
function checkFolder(files: Record<string, string>, change: (dir: string) => void = () => undefined): string {
  const dir = makeTempDir();
  writeFiles(dir, files);
  change(dir);
  return formatProblems(
    checkVersion({ docsDir: dir, pages: readPageFiles(dir).map(createPageReader(makeTempDir())) }, SITE),
    'docs',
  );
}

describe('ways to smuggle a script into Markdown are refused', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script nested in a script', 'Words <scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a tag that is broken off', '<p title="\n\nWords " onclick="alert(1)">'],
    ['an SVG that loads', '<svg onload=alert(1)>'],
    ['an image that fails', 'Words ![a](/a.png) <img src=x onerror=alert(1)>'],
    ['an event of a harmless tag', 'Words <kbd onmouseover=alert(1)>x</kbd>'],
    ['details that open', '<details open ontoggle=alert(1)>\n\nWords\n\n</details>'],
    ['an object', '<object data="data:text/html,<script>alert(1)</script>"></object>'],
    ['another base', '<base href="https://evil.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
    ['a style element', '<style>body { display: none }</style>'],
    ['a form', '<form action="https://evil.example/"><button>Go</button></form>'],
    ['a tag that swallows the rest', '<textarea>'],
    ['a tag that ends all tags', '<plaintext>'],
    ['a component of the theme', '<docs-tabs group="a">'],
    ['an image from a script', '<img src="javascript:alert(1)" alt="A">'],
    ['a script in details', '<details>\n<summary>A</summary>\n\n<script>alert(1)</script>\n\n</details>'],
    ['the summary of details', '<details>\n<summary><img src=x onerror=alert(1)></summary>\n\nA\n\n</details>'],
    ['words in a group of code', '::: code-group\n\n<img src=x onerror=alert(1)>\n\n```sh [a]\n```\n\n:::'],
    ['a cell of a table', '| a | b |\n| - | - |\n| <img src=x onerror=alert(1)> | c |'],
    ['the title of a callout', ':::tip <img src=x onerror=alert(1)>\nWords.\n:::'],
    ['the title of a callout in brackets', ':::tip[A <b onclick=alert(1)>]\nWords.\n:::'],
    ['a label of tabs', '<!-- tabs: a -->\n\n**<img src=x onerror=alert(1)>**\n\n<!-- /tabs -->'],
    ['a footnote', 'Words[^1]\n\n[^1]: <img src=x onerror=alert(1)>'],
    ['a comment that mimics a preview', '<!-- preview: log-reader --><script>alert(1)</script>'],
    ['a comment that mimics the end of tabs', '<!-- /tabs --> <img src=x onerror=alert(1)>'],
    ['a comment that browsers end at once', '<!--><script>alert(1)</script>-->'],
    ['a comment that ends with an exclamation', '<!-- --!><script>alert(1)</script> -->'],
    ['a comment without an end', '<!-- Words.\n\n<script>alert(1)</script>'],
    ['a declaration', '<!DOCTYPE html [<!ENTITY a "b">]>'],
    ['an instruction', '<?php alert(1) ?>'],
    ['a section of characters', '<![CDATA[<script>alert(1)</script>]]>'],
    ['a link', '[a](javascript:alert(1))'],
    ['a link with an entity', '[a](jav&#x61;script&colon;alert(1))'],
    ['a link with a tab', '[a](<java&Tab;script:alert(1)>)'],
    ['a link with a control character in front', '[a](<\u0001javascript:alert(1)>)'],
    ['a link to a document in itself', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['an image', '![a](javascript:alert(1))'],
    ['an image that is a document', '![a](data:image/svg+xml,<svg/onload=alert(1)>)'],
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
    ['a module', "import fs from 'node:fs'\n\nexport const a = fs"],
    ['a tag without an end', 'Words <img src=x onerror=alert(1)\n\nWords'],
    ['a link title', '[a](/b/ "<img src=x onerror=alert(1)>")'],
    ['words that stand for an image', '![&lt;img src=x onerror=alert(1)&gt;](./a.png)'],
    ['a label of a fence', '::: code-group\n\n```sh [<script>alert(1)</script>]\n```\n\n:::'],
    ['a label of a diagram', '```mermaid title="<script>"\nflowchart TD\nA["<script>alert(1)</script>"]\n```'],
  ])('%s', (_name, body) => expect(check(`${body}\n`)).toEqual([]));
});

test('comments, tags that only format words, and addresses of the web and of mail are content', () => {
  const body =
    '<!-- setup\ndeclare const a: Map<string, () => void>;\n-->\n\n<!-- tabs: a -->\n\n' +
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
    ['pageType: custom', '3: The front matter may not contain "pageType"'],
    ['link-rss: a', '3: The front matter may not contain "link-rss"'],
    ['description: { a: b }', '3: The front matter\'s "description" is not a valid value'],
    ['keywords: [{ a: b }]', '3: The front matter\'s "keywords" is not a valid value'],
    ["movedFrom: ['/\"><script>/']", '3: The front matter\'s "movedFrom" is not a valid value'],
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

describe('files', () => {
  test('other than Markdown, data and images are refused, each by its name', () => {
    const names = ['a.mdx', 'b/c.tsx', 'd.js', 'e.html', 'public/f.css', 'g', 'h.MD', '.npmrc', 'package.json'];
    const report = checkFolder({ 'index.md': '# A\n', ...Object.fromEntries(names.map((name) => [name, ''])) });
    for (const name of names) expect(report).toContain(`docs/${name}:1: `);
    expect(report).not.toContain('index.md');
  });

  test('a name that would be code where the framework writes it is refused', () => {
    const report = checkFolder({ "a'+process.exit()+'.md": '# A\n', 'b*/c.md': '# B\n' });
    expect(report).toContain("docs/a'+process.exit()+'.md:1: A name may contain");
    expect(report).toContain('docs/b*:1: A name may contain');
  });

  test('links are refused by their names', () => {
    const report = checkFolder({ 'index.md': '# A\n' }, (dir) => {
      symlinkSync('/etc', path.join(dir, 'etc'));
      symlinkSync('index.md', path.join(dir, 'other.md'));
    });
    expect(report).toBe(
      ['etc', 'other.md'].map((name) => `docs/${name}:1: A link is not content: put the file itself here.`).join('\n'),
    );
  });

  test('more than 5 MB are refused', () => {
    const report = checkFolder({}, (dir) => {
      writeFileSync(path.join(dir, 'a.png'), Buffer.alloc(5_000_001));
      writeFileSync(path.join(dir, 'b.png'), Buffer.alloc(5_000_000));
    });
    expect(report).toBe('docs/a.png:1: The file has 5.0 MB; allowed are 5 MB.');
  });
});

test('an API file has to follow its schema', () => {
  const valid = {
    schema: 1,
    ref: 'v1.0.0',
    commit: 'a'.repeat(40),
    packages: [{ name: 'a', version: '1.0.0', exports: [] }],
  };
  expect(checkFolder({ 'api.json': JSON.stringify(valid) })).toBe('');
  expect(checkFolder({ 'api.json': JSON.stringify({ ...valid, packages: [{ name: 'a' }] }) })).toContain(
    'docs/api.json:1: api.json is not valid: packages.0.version: ',
  );
});

test('release notes need highlights alone, and are named where they are wrong', () => {
  expect(checkFolder({ 'release.md': '---\nhighlights: [Faster]\n---\n' })).toBe('');
  expect(checkFolder({ 'release.md': '---\nhighlights: []\n---\n' })).toBe(
    'docs/release.md:1: release.md is not valid: highlights: has no line.',
  );
});
