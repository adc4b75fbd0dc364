import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLOUTS } from '../../common/callouts.ts';
import { openPageCache } from '../../common/docs/FileCache.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { formatProblems, readDocs } from '../content/readDocs.ts';
import { ROOT_DIR } from '../fixture/makeProject.ts';
import { makeApi, makeExport, makeMethod } from '../testing/makeApi.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import type { Docs } from './rule.ts';
import { findErrors, findProblems, findSlips } from './rules.ts';

const DESCRIPTION = 'Says in one sentence what the reader finds on this page of the docs.';

const SITE = { versionNames: [], hostPaths: [], offline: false, library: { ownReleases: /@harbor\/ropes/ } };
const previews = { file: 'a.ts', list: { 'tide-table': { title: 'Tides', minHeights: [1, 2, 3] } } } as const;
const LISTED = { harbor: [{ label: 'A', link: '/a/' }] };
const START =
  '---\ntitle: Start\ndescription: Says what a reader of these docs finds, and where to begin with it.\n---\n\n# Start\n';
const PNG = readFileSync(path.join(ROOT_DIR, 'e2e/fixture/docs/next/guide/level.png'));

/** Messages about a page whose front matter is right, in a version that lists it. */
const check = (body: string, changes: Partial<Docs> = {}, files: Record<string, string> = {}): Promise<string[]> =>
  messagesOf({ 'a.md': `---\ntitle: A\ndescription: ${DESCRIPTION}\n---\n${body}`, ...files }, changes);

/** Warnings about such a page. */
const slipsOf = (body: string, changes: Partial<Docs> = {}): Promise<string[]> =>
  messagesOf({ 'a.md': `---\ntitle: A\ndescription: ${DESCRIPTION}\n---\n${body}` }, changes, findSlips);

async function messagesOf(
  files: Record<string, string>,
  changes: Partial<Docs> = {},
  find = findProblems,
): Promise<string[]> {
  const docsDir = makeTempDir();
  writeFiles(docsDir, { 'sidebars.json': formatSidebars(LISTED), 'index.md': START, ...files });
  writeFileSync(path.join(docsDir, 'a.png'), PNG);
  const docs = {
    ...readDocs(docsDir),
    site: SITE,
    versionName: '1.0.0',
    newerVersions: ['next', '1.1.0'],
    words: ['Quayside'],
    breaksFrom: () => undefined,
    ...changes,
  };
  return (await find(docs)).map(({ line, message }) => `${line}: ${message}`);
}

const formatSidebars = (sidebars: Sidebars) =>
  JSON.stringify({ schema: 1, sidebars: { ...sidebars, start: [{ label: 'Start', link: '/' }] } });

test('finds tabs that the build refuses', async () => {
  const panel = (label: string) => `**${label}**\n\nGo on.\n\n`;
  const body = `# A\n\n<!-- tabs: way -->\n\n${panel('Same')}${panel('Same')}<!-- /tabs -->\n\n<!-- tabs: way -->\n`;
  expect(await check(body)).toEqual([
    '13: The tabs "way" have two labels "Same": readers could not choose the second.',
    '19: <!-- tabs --> is not closed: <!-- /tabs --> is missing.',
  ]);
});

test.each([
  [
    'words before the first label of tabs',
    '7: The tabs "way" begin without a label',
    '<!-- tabs: way -->\n\nWords.\n\n<!-- /tabs -->',
  ],
  [
    'an unknown preview',
    '7: The preview "tides" is unknown.',
    '<!-- preview: tides -->\n\nWords.\n\n<!-- /preview -->',
  ],
  [
    'code alone in a preview',
    '7: The preview "tide-table" has no text for readers without scripts',
    '<!-- preview: tide-table -->\n\n```js\na();\n```\n\n<!-- /preview -->',
  ],
  [
    'columns that begin in tabs',
    '11: Columns hold whole tabs and previews: move this comment out of them.',
    '<!-- tabs: way -->\n\n**A**\n\n<!-- columns -->\n\nWords.\n\n<!-- /tabs -->\n\n<!-- /columns -->',
  ],
  ['buttons above words', '7: No list of links follows <!-- buttons -->.', '<!-- buttons -->\n\nWords.'],
])('finds %s', async (_what, message, body) => {
  expect(await check(`# A\n\n${body}\n`, { site: { ...SITE, library: { previews } } })).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  ['[later]', '[later]: /', 'later'],
  ['One[^a].', '[^a]: Two.', '^a'],
])('finds what a release leaves without its definition: %s', async (use, definition, name) => {
  const body = `# A\n\n${use}\n\n<!-- unreleased -->\n\n${definition}\n\n<!-- /unreleased -->\n`;
  expect(await check(body)).toEqual([
    `7: A release leaves out the definition [${name}]: move it out of the unreleased part.`,
  ]);
  expect(await check(`# A\n\n${use}\n\n${definition}\n`)).toEqual([]);
});

test('finds rules for assistants that lead to no page or heading', async () => {
  const rules = ['/a/', '/a/#close-it', '/a/#open-it', '/b/'].map((page) => ({ rule: 'Close it.', page }));
  const file = JSON.stringify({ about: 'A library.', rules }, null, 2);
  expect(await check('# A\n\n## Close it\n', {}, { 'agents.json': file })).toEqual([
    '14: The rule leads to /a/#open-it, which no page or heading has.',
    '18: The rule leads to /b/, which no page or heading has.',
  ]);
});

test('finds that the start page is missing', async () => {
  const docs = { pages: [], sidebars: {} };
  expect(await messagesOf({}, docs)).toEqual(['1: The file is missing: each version has a start page.']);
});

test('a comment in front of words is none of them', async () => {
  expect(await check('# A\n\n- <!-- Words. --> Go on.\n- <!-- tabs: a -->\n')).toEqual([
    '8: <!-- tabs --> is inside a list or another block: move it to the top level of the page.',
  ]);
});

test('finds nothing wrong with a page that is right', async () => {
  const body =
    '# A\n\nQuayside mirrors the `devyce`.\n\nWait&hellip;\nna&iuml;ve caf&#233;s &amp; &#x201C;quotes&#x201D;&nbsp;&check;\n\n:::tip Quick\nRead on.\n:::\n\n## B\n\n```ts\n::: no xyzzyx\n```\n\n' +
    '```mermaid title="Quayside."\nflowchart TD\naccDescr: Quayside alone.\n\n%% xyzzyx\nA[xyzzyx] --> B\n```\n';
  expect(await check(body)).toEqual([]);
});

describe('front matter', () => {
  const pageOf = (head: string) => `---\n${head}\n---\n# A\n`;

  test.each([
    [`description: ${DESCRIPTION}`, 'The front matter has no title.'],
    ['title: A', 'The front matter has no description.'],
    ['title: A\ndescription: Too short.', 'The description has 10 characters; allowed are 50 to 160.'],
    [`title: A\ndescription: ${'long '.repeat(40)}`, 'The description has 199 characters; allowed are 50 to 160.'],
  ])('%j: %s', async (head, message) => {
    expect(await messagesOf({ 'a.md': pageOf(head) })).toContain(`1: ${message}`);
  });

  test('names the page that has the same description', async () => {
    const head = `title: A\ndescription: ${DESCRIPTION}`;
    const files = { 'a.md': pageOf(head), 'b.md': pageOf(head) };
    expect(await messagesOf(files)).toContain('1: The description is the same as that of a.md.');
  });
});

const readAsText = (fence: string) =>
  `Markdown reads "${fence}" as text of the block beside it: put an empty line between them.`;

describe('markup', () => {
  test.each([
    ['Words.', '1: The page has no title.'],
    ['## B\n', '5: "B" is before the page\'s title.'],
    ['# A\n\n### C\n', '7: "C" is at level 3 below level 1.'],
    ['# A\n\n# B\n', '7: The page has a second title, "B".'],
    ['# A\n\n:::tip\nWords.\n', '7: The callout is not closed.'],
    ['# A\n\n:::tip\nOne.\n\n:::tip\nTwo.\n:::\n', '7: The callout is not closed.'],
    ['# A\n\n:::tip\n\n- One.\n:::\n', `10: ${readAsText(':::')}`],
    ['# A\n\n:::tip\nOne.\n:::\nTwo.\n', `9: ${readAsText(':::')}`],
    ['# A\n\n- One.\n:::tip\n\nTwo.\n\n:::\n', `8: ${readAsText(':::tip')}`],
    ['# A\n\n::::tip\nOne.\n\n:::tip\nTwo.\n\n::::\n', '10: The callout is not closed.'],
    ['# A\n\n:::\n', '7: This line closes a callout that was not opened.'],
    ['# A\n\n:::hint\nWords.\n:::\n', `7: No callout is named "hint"; there are ${Object.keys(CALLOUTS).join(', ')}.`],
    [
      '# A\n\n```jss\na\n```\n',
      '7: The highlighter does not have the language "jss": name one of https://shiki.style/languages, or text.',
    ],
    ['# A\n\n```js {2}\na\n```\n', '7: The fence highlights 2, and the code has the lines 1 to 1.'],
    ['# A\n\n## B {#b}\n\n## C {#b}\n', '9: The heading of line 7 has the id "b", too: give this one another.'],
    ['# The {#each} block\n', '1: A title cannot contain "{#": The {#each} block'],
    ['# A\n\n<img src="./a.png">\n', '7: The image ./a.png has no text alternative.'],
    ['# A\n\n![](./a.png)\n', '7: The image ./a.png has no text alternative.'],
    ['# A\n\nThe devyce answers.\n', '7: "devyce" is in no dictionary.'],
    ['# A\n\nWait&hellip;\n&#x41; devyce&nbsp;answers.\n', '8: "devyce" is in no dictionary.'],
    [
      '# A\n\n```mermaid\nflowchart TD\naccDescr: A and B.\n```\n',
      '7: The diagram has no caption: write title="…" after the language.',
    ],
    [
      '# A\n\n```mermaid title="A."\nflowchart TD\nA --> B\n```\n',
      '7: The diagram has no text alternative: write a line "accDescr: …" in it.',
    ],
    [
      '# A\n\n```mermaid title="A."\nsequenceDiagram\naccDescr: A and B.\nA->>B: C\nactivate B\n```\n',
      '7: The line "activate B" of the diagram changes nothing; it is not needed or not understood.',
    ],
    ['# A\n\n```mermaid title="A devyce."\nflowchart TD\n```\n', '7: "devyce" is in no dictionary.'],
    ['# A\n\n```mermaid title="A."\nflowchart TD\naccDescr: The devyce.\n```\n', '9: "devyce" is in no dictionary.'],
  ])('%j: %s', async (body, message) => expect(await check(body)).toContain(message));
});

test('accepts callouts in details, fences in capitals, and images', async () => {
  const nested = ':::: details Title\n\n:::tip\nWords.\n:::\n\n::::\n';
  const details = '<details>\n<summary>More</summary>\n\nWords.\n\n</details>\n';
  expect(await check(`# A\n\n${nested}\n${details}\n\`\`\`TS\na();\n\`\`\`\n\n<img src="./a.png" alt="A">\n`)).toEqual(
    [],
  );
});

test('finds a diagram that cannot be drawn, inside of a list too', async () => {
  const messages = await check('# A\n\n- B\n\n  ```mermaid title="A."\n  pie\n  accDescr: A.\n  ```\n');
  expect(messages).toEqual([expect.stringContaining('9: The diagram "A." cannot be drawn: Invalid mermaid header')]);
});

describe('sidebars', () => {
  test('finds a page that no sidebar lists, and an entry without a page', async () => {
    const sidebars = {
      api: [
        { label: 'B', link: '/b/' },
        { label: 'C', link: '/c/', category: 'All of C.' },
      ],
    };
    expect(await check('# A\n', {}, { 'sidebars.json': formatSidebars(sidebars) })).toEqual([
      '1: No sidebar lists this page.',
      '1: "B" leads to /b/, which no page has.',
    ]);
  });

  test('finds that a version has none', async () => {
    expect(await check('# A\n', { sidebars: undefined })).toEqual(['1: The file is missing.']);
  });
});

describe('required pages', () => {
  const sidebars = {
    harbor: [
      { label: 'A', link: '/a/' },
      { label: 'C', link: '/c/', category: 'All of C.' },
    ],
  };

  test('finds one that is missing', async () => {
    const requiredRoutes = ['/a/', '/b/', '/c/'];
    expect(await check('# A\n', { requiredRoutes }, { 'sidebars.json': formatSidebars(sidebars) })).toEqual([
      '1: The page /b/ is missing.',
    ]);
  });
});

test('finds members that the API does not have, in prose and in a signature, and accepts those of bases', async () => {
  const base = makeExport('Base', { members: [makeMethod('sink')] });
  const boat = makeExport('Boat', { extends: ['Base'], refs: { Base: 'p:Base' }, members: [makeMethod('sail')] });
  const body =
    '# A\n\n`Boat#sail`, `Boat.sink()`, `Boat.explode()` and `Other.a`.\n\n```ts\ninterface Boat {\n  sail(): void;\n  implode(): void;\n}\n```\n';
  expect(await check(body, { api: makeApi(base, boat) })).toEqual([
    '7: Boat has no public member "explode".',
    '12: Boat has no public member "implode".',
  ]);
});

describe('words that contradict the version', () => {
  test.each([
    ['Since 1.1.0 it is named otherwise.', ['7: Names 1.1.0, which is newer than 1.0.0.']],
    ['```sh\nnpm install x@1.1.0\n```', ['7: Names 1.1.0, which is newer than 1.0.0.']],
    ['Since 1.0.0 and 0.9.0, with server 1.1.0.2 and 11.1.0.', []],
  ])('%s', async (text, messages) => expect(await check(`# A\n\n${text}\n`)).toEqual(messages));
});

describe('words that a release makes untrue', () => {
  const next = { versionName: 'next', newerVersions: [] };

  test.each([
    ['This is unreleased.', 'unreleased'],
    ['In this beta it fails.', 'this beta'],
    ['Names may still change.', 'may still change'],
    ["It isn't released yet.", "n't released yet"],
    ['The next version fixes it.', 'The next version'],
    ['Wait for **the upcoming minor release**.', 'the upcoming minor release'],
    ['- It is unreleased.', 'unreleased'],
  ])('are refused in next already: %s', async (text, words) => {
    expect(await check(`# A\n\n${text}\n`, next)).toEqual([
      expect.stringMatching(new RegExp(`^7: Says "${words}", which a release makes untrue`)),
    ]);
  });

  test('are refused in the head of a table', async () => {
    const table = '| 1.0.0 | next |\n| --- | --- |\n| `a` | `b` |';
    expect(await check(`# A\n\n${table}\n`, next)).toEqual([expect.stringContaining('7: Says "next"')]);
  });

  test('are refused in the description', async () => {
    const page = `---\ntitle: A\ndescription: ${DESCRIPTION} Unreleased.\n---\n# A\n`;
    const [message] = await messagesOf({ 'a.md': page }, next);
    expect(message).toContain('1: Says "Unreleased"');
  });

  test.each([
    'The lock is not released before the stream ends.',
    'Call `next` for the following value, then see [Next](/a/) and the next page.',
    'The package has the version `3.0.0-beta.1`.',
    '<!-- unreleased -->\n\nIt is unreleased: names may still change.\n\n<!-- /unreleased -->',
  ])('are not found in: %s', async (text) => expect(await check(`# A\n\n${text}\n`, next)).toEqual([]));

  test('a mark that is not closed is told with its line', async () => {
    expect(await check('# A\n\n<!-- unreleased -->\n\nIt is unreleased.\n', next)).toEqual([
      '7: <!-- unreleased --> is not closed: <!-- /unreleased --> is missing.',
    ]);
  });
});

describe('how to get code before its release', () => {
  const body = (text: string) => `# A\n\n${text}\n`;

  test.each([
    ['```sh\nnpm init\ngit clone https://a.example/b.git\n```', '9: Says "git clone https://a.example/b.git"'],
    ['The packages have the version `3.0.0-beta.1`.', '7: Says "3.0.0-beta.1"'],
    ['All have\nthe version 3.0.0-rc.2.', '8: Says "3.0.0-rc.2"'],
    ['```sh\nnpm install @harbor/boats@next\n```', '8: Says "@next"'],
  ])('is refused in a release, and not before: %j', async (text, message) => {
    expect(await check(body(text))).toEqual([expect.stringContaining(message)]);
    for (const versionName of ['next', '3.0.0-beta.1'])
      expect(await check(body(text), { versionName, newerVersions: [] })).toEqual([]);
    expect(await check(body(`<!-- unreleased -->\n\n${text}\n\n<!-- /unreleased -->`))).toEqual([]);
  });
});

test('the errors of a text are told again in each run, of each page that has it', () => {
  const docsDir = makeTempDir();
  const script = '# A\n\n<script>a()</script>\n';
  writeFiles(docsDir, { 'sidebars.json': formatSidebars({}), 'index.md': START, 'a.md': script, 'b.md': script });
  const cache = openPageCache(makeTempDir());
  for (let run = 0; run < 2; run += 1) {
    const docs = { ...readDocs(docsDir, cache), site: SITE };
    expect(findErrors(docs, cache).map(({ filePath }) => filePath)).toEqual(['a.md', 'b.md']);
  }
});

test('writes a problem with the file that a writer opens', () => {
  const problems = [{ filePath: 'api/rm.md', line: 12, message: 'Wrong.' }];
  expect(formatProblems(problems, 'website/docs')).toBe('website/docs/api/rm.md:12: Wrong.');
});

describe('the title of an upgrade guide', () => {
  const titled = (title: string) => ({
    'a.md': `---\ntitle: ${title}\ndescription: ${DESCRIPTION}\nupgradeFrom: '0.9.0'\n---\n\n# ${title}\n\n## New\n\n### A\n`,
  });

  test('names a released version, as does the heading', async () => {
    const of = 'of an upgrade guide names its own version once that is released';
    expect(await messagesOf(titled('Upgrade boats from 0.9.0'))).toEqual([
      `2: The title ${of}: write "Upgrade boats from 0.9.0 to 1.0.0".`,
      `7: The heading ${of}: write "Upgrade boats from 0.9.0 to 1.0.0".`,
    ]);
    expect(await messagesOf(titled('Upgrade from 0.9.0 to 1.0.0'))).toEqual([]);
  });

  test('need not name an unreleased one', async () => {
    expect(await messagesOf(titled('Upgrade from 0.9.0'), { versionName: 'next' })).toEqual([]);
  });
});

test.each([
  ['a title that differs from the heading', '2: The title "A" differs from the page\'s heading "B".', '# B\n'],
  ['a link that names a version', '7: The link /1.0.0/a/ names a version', '# A\n\n[a](/1.0.0/a/)\n'],
  ['a link to next', '7: The link /next/a/#b names a version', '# A\n\n[a](/next/a/#b)\n'],
  ['a definition that names a version', '9: The link /1.0.0/ names a version', '# A\n\n[a]\n\n[a]: /1.0.0/\n'],
  ['a link without its last slash', '7: The link /a lacks the slash', '# A\n\n[a](/a)\n'],
  ['such a link with an anchor', '7: The link /a?b=c#d lacks the slash', '# A\n\n[a](/a?b=c#d)\n'],
  [
    'a cell without a column',
    '9: The row has 3 cells, and the table 2 columns.',
    '# A\n\n| a | b |\n| - | - |\n| 1 | 2 | 3 |\n',
  ],
  ['equal headings', '9: The heading "B" is that of line 7, too', '# A\n\n## B\n\n## B\n'],
  ['a word that is written twice', '8: A word is written twice: "the the"', '# A\n\nOne line\nof the the page.\n'],
  ['such a word at the end of a line', '7: A word is written twice: "The the"', '# A\n\nThe\nthe page.\n'],
])('warns of %s', async (_what, message, body) => {
  const changes = { site: { ...SITE, versionNames: ['next', '1.0.0'] } };
  expect(await slipsOf(body, changes)).toEqual([expect.stringContaining(message)]);
});

test('does not warn of what is right', async () => {
  const body = [
    '# A',
    '[a](/a/) [b](/a/#b) [c](#b) [d](./a.md) [e](/a.png) [f](https://a.example/b) [g](/feed.xml)',
    'That had had no no effect; a `the the` and a-a a. 1 1.',
    '| a | b |\n| - | - |\n| 1 |',
    '## B\n\n### Example\n\n## C\n\n### Example\n',
  ];
  expect(await slipsOf(body.join('\n\n'))).toEqual([]);
});

test('a wrong entry of a data file has its line', async () => {
  const lines = ['{', '"schema": 1,', '"sidebars": { "harbor": [', '{ "label": "A", "link": "a" }', ']}}'];
  expect((await check('# A\n', {}, { 'sidebars.json': lines.join('\n') }))[0]).toMatch(
    /^4: sidebars\.json is not valid/,
  );
  const broken = lines.join('\n').replace('1,', '1');
  expect((await check('# A\n', {}, { 'sidebars.json': broken }))[0]).toMatch(/^3: sidebars\.json is not valid JSON/);
});
