import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { type CopyContext, formatMarkdownCopy } from './markdownCopies.ts';

const context: CopyContext = {
  siteTitle: 'Harbor',
  versionLabel: '2.0.0',
  isReleased: true,
  home: 'https://a.org/2.0.0/',
  siteHome: 'https://a.org/',
  hostPaths: ['/chat'],
  listApiLines: ({ isSignature }) => (isSignature ? ['`Folder`: since 1.0.0'] : []),
  findImage: (filePath) =>
    ['api/flow.svg', 'public/flow.svg'].includes(filePath) ? 'https://a.org/static/svg/flow.1234abcd.svg' : undefined,
};

function copy(markdown: string, changes: Partial<CopyContext> = {}): string {
  const page = { route: '/api/read/', filePath: 'api/read.md', title: 'read', description: '', markdown };
  return formatMarkdownCopy({ ...page, model: parseMarkdown(markdown).model }, { ...context, ...changes });
}

const bodyOf = (markdown: string, changes: Partial<CopyContext> = {}): string =>
  copy(markdown, changes).split('\n').slice(4).join('\n').trimEnd();

test.each([
  ['a page of the version', '/api/write/#mode', 'https://a.org/2.0.0/api/write/#mode'],
  ['a heading of the page', '#limits', 'https://a.org/2.0.0/api/read/#limits'],
  ['a file beside the page', './write.md#mode', 'https://a.org/2.0.0/api/write/#mode'],
  ['a file from the top', '/api/write.md', 'https://a.org/2.0.0/api/write/'],
  ['the HTML of a page', '/api/write.html#mode', 'https://a.org/2.0.0/api/write/#mode'],
  ['the index of a folder above', '../index.md', 'https://a.org/2.0.0/'],
  ['another site', 'https://b.org/x', 'https://b.org/x'],
])('a link to %s has its full address', (_name, target, address) => {
  expect(bodyOf(`See [this](${target} "a title").`)).toBe(`See [this](${address} "a title").`);
  expect(bodyOf(`See [this].\n\n[this]: ${target}`)).toBe(`See [this].\n\n[this]: ${address}`);
});

test.each([
  ['code of one letter', 'Press `a` at [b](/c/) or `d`.', 'Press `a` at [b](https://a.org/2.0.0/c/) or `d`.'],
  ['code in its text', '[`a](b`](/c/)', '[`a](b`](https://a.org/2.0.0/c/)'],
  ['pointed brackets', '[a](</b/> "c")', '[a](<https://a.org/2.0.0/b/> "c")'],
  ['a heading', '## See [a](/b/)', '## See [a](https://a.org/2.0.0/b/)'],
  ['lists and quotes', '- > [a](/b/)', '- > [a](https://a.org/2.0.0/b/)'],
  ['a block of code', '```ts\na\n```\n[b](/c/)', '```ts\na\n```\n[b](https://a.org/2.0.0/c/)'],
])('a link beside %s has its full address', (_name, markdown, body) => {
  expect(bodyOf(markdown)).toBe(body);
});

test.each([
  'Call `list[0](/a/)` and ``a`](/b/)``.\n\n```ts\nlist[0](/c/);\n[x]: /d/\n```\n\n> ~~~\n> [e](/f/)\n> ~~~',
  '````md\n```ts\n[b](/c/)\n```\n[b](/c/)\n````',
  '```md\n<!-- unreleased -->\na\n<!-- /unreleased -->\n```',
])('code stays as it is: %j', (code) => {
  expect(bodyOf(code)).toBe(code);
});

test.each([
  [
    'the comments of tabs',
    'a\n\n<!-- tabs: runtime -->\n\n**Web**\n\nb\n\n<!-- /tabs -->\n\nc',
    'a\n\n**Web**\n\nb\n\nc',
  ],
  ['the comments of a preview', 'a\n\n<!-- preview: inspector -->\n\nb\n\n<!-- /preview -->\n\nc', 'a\n\nb\n\nc'],
  ['a block', 'a\n\n<!-- setup\nconst b = 1;\n\nconst c = 2;\n-->\n\n```ts\nd();\n```', 'a\n\n```ts\nd();\n```'],
  ['blocks in a row', 'a\n\n<!-- not run: b -->\n<!-- field c: "d" -->\n\n<!-- gives e: f -->\n\ng', 'a\n\ng'],
  ['a line of a paragraph', 'a\n<!-- b -->\nc', 'a\n\nc'],
  ['a comment in a list', '- a\n\n  <!-- b -->\n\n  c', '- a\n\n  c'],
  ['a comment in a sentence', 'a <!-- b -->c', 'a c'],
])('%s is left out', (_name, markdown, body) => {
  expect(bodyOf(markdown)).toBe(body);
});

const FLOW = 'https://a.org/static/svg/flow.1234abcd.svg';

test.each([
  ['[![Flow](./flow.svg)](/api/)', `[![Flow](${FLOW})](https://a.org/2.0.0/api/)`],
  ['<img alt="Flow" src="./flow.svg" width="20">', `<img alt="Flow" src="${FLOW}" width="20">`],
  ['![Flow](/flow.svg)', `![Flow](${FLOW})`],
  ['![Dot](./dot.png)', '![Dot](https://a.org/2.0.0/api/read/)'],
])('an image leads to its published file, and one that is in the page to the page: %s', (markdown, body) => {
  expect(bodyOf(markdown)).toBe(body);
});

test.each([
  ['[Flow](./flow.svg "a")', `[Flow](${FLOW} "a")`],
  ['[Flow][f]\n\n[f]: /flow.svg', `[Flow][f]\n\n[f]: ${FLOW}`],
  ['[![Flow](/flow.svg)][f]\n\n[f]: /b/', `[![Flow](${FLOW})][f]\n\n[f]: https://a.org/2.0.0/b/`],
  ['[feed](/feed.xml)', '[feed](https://a.org/feed.xml)'],
  ['[chat](/chat)', '[chat](https://a.org/chat)'],
  ['[history](/history/api/read/#a)', '[history](https://a.org/history/api/read/#a)'],
  ['[rules](../agents.md)', '[rules](https://a.org/2.0.0/agents.md)'],
])('a link to a file has the address at which it is published: %s', (markdown, body) => {
  expect(bodyOf(markdown)).toBe(body);
});

test.each([
  ['left out of a released version', true, 'Take it.\n\nb'],
  ['read as it is in a version that is not released', false, 'Take it.\n\nIt is unreleased.\n\n```sh\nls\n```\n\nb'],
])('what is marked as unreleased is %s', (_name, isReleased, body) => {
  const page = 'Take it.\n\n<!-- unreleased -->\n\nIt is unreleased.\n\n```sh\nls\n```\n\n<!-- /unreleased -->\n\nb';
  expect(bodyOf(page, { isReleased })).toBe(body);
});
