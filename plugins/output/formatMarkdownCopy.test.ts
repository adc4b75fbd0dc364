import { describe, expect, test } from 'vitest';
import { formatMarkdownCopy } from './formatMarkdownCopy.ts';

const facts = { siteTitle: 'Tango', versionLabel: '2.0.0', isReleased: true, home: 'https://a.org/2.0.0/' };

function copy(markdown: string, changes: Partial<typeof facts> = {}): string {
  const page = {
    route: '/api/read/',
    filePath: 'api/read.md',
    title: 'read',
    description: '',
    images: ['https://a.org/static/svg/flow.1234abcd.svg'],
  };
  return formatMarkdownCopy({ ...page, markdown }, { ...facts, ...changes });
}

const bodyOf = (markdown: string, changes: Partial<typeof facts> = {}): string =>
  copy(markdown, changes).split('\n').slice(4).join('\n').trimEnd();

test('a copy begins with its title, its version and its address instead of the front matter', () => {
  expect(copy('---\ntitle: read\n---\n\n# read\n\nReads.\n')).toBe(
    '# read\n\n> Tango, version 2.0.0: <https://a.org/2.0.0/api/read/>\n\nReads.\n',
  );
});

test.each([
  ['a page of the version', '/api/write/#mode', 'https://a.org/2.0.0/api/write/#mode'],
  ['a heading of the page', '#limits', 'https://a.org/2.0.0/api/read/#limits'],
  ['a file beside the page', './write.md#mode', 'https://a.org/2.0.0/api/write/#mode'],
  ['the index of a folder above', '../index.md', 'https://a.org/2.0.0/'],
  ['another site', 'https://b.org/x', 'https://b.org/x'],
])('a link to %s has its full address', (_name, target, address) => {
  expect(bodyOf(`See [this](${target} "a title").`)).toBe(`See [this](${address} "a title").`);
  expect(bodyOf(`See [this].\n\n[this]: ${target}`)).toBe(`See [this].\n\n[this]: ${address}`);
});

test('code stays as it is', () => {
  const code =
    'Call `list[0](/a/)` and ``a`](/b/)``.\n\n```ts\nlist[0](/c/);\n[x]: /d/\n```\n\n> ~~~\n> [e](/f/)\n> ~~~';
  expect(bodyOf(code)).toBe(code);
});

test('links after code are found', () => {
  expect(bodyOf('```ts\na\n```\n[b](/c/)')).toBe('```ts\na\n```\n[b](https://a.org/2.0.0/c/)');
});

test('a fence inside a longer fence does not end it', () => {
  const code = '````md\n```ts\n[b](/c/)\n```\n[b](/c/)\n````';
  expect(bodyOf(code)).toBe(code);
});

test('the comments that make tabs are left out, their labels stay', () => {
  expect(bodyOf('Choose.\n\n<!-- tabs: runtime -->\n\n**Web**\n\na\n\n<!-- /tabs -->\n\nb')).toBe(
    'Choose.\n\n**Web**\n\na\n\nb',
  );
});

test('of a preview the words that stand for it are left', () => {
  expect(bodyOf('Try it.\n\n<!-- preview: packet-inspector -->\n\nThe bytes.\n\n<!-- /preview -->\n\nb')).toBe(
    'Try it.\n\nThe bytes.\n\nb',
  );
});

test('an image leads to its published file, and one that stands in the page to the page', () => {
  expect(bodyOf('[![Flow](./flow.svg)](/api/)')).toBe(
    '[![Flow](https://a.org/static/svg/flow.1234abcd.svg)](https://a.org/2.0.0/api/)',
  );
  expect(bodyOf('<img alt="Flow" src="./flow.svg" width="20">')).toBe(
    '<img alt="Flow" src="https://a.org/static/svg/flow.1234abcd.svg" width="20">',
  );
  expect(bodyOf('![Dot](./dot.png)')).toBe('![Dot](https://a.org/2.0.0/api/read/)');
});

describe('what is marked as unreleased', () => {
  const page = 'Take it.\n\n<!-- unreleased -->\n\nIt is unreleased.\n\n```sh\nls\n```\n\n<!-- /unreleased -->\n\nb';

  test('is left out of a released version, with its code', () => {
    expect(bodyOf(page)).toBe('Take it.\n\nb');
  });

  test('is read as it is in a version that is not released', () => {
    expect(bodyOf(page, { isReleased: false })).toBe('Take it.\n\nIt is unreleased.\n\n```sh\nls\n```\n\nb');
  });

  test('is code where code shows it', () => {
    const code = '```md\n<!-- unreleased -->\na\n<!-- /unreleased -->\n```';
    expect(bodyOf(code)).toBe(code);
  });
});
