import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { writeFiles } from '../testing/makeRepo.ts';
import { checkAddresses, checkLinks } from './checkAddresses.ts';

const library = { reference: { area: 'api', repository: 'https://a.example/' } };
const site = { versionNames: ['next', '1.0.0'], hostPaths: ['/chat'], offline: false, library };

const check = (files: string[], category?: string): string[] => {
  const sidebars = { a: category ? [{ label: 'A', link: category, category: 'A.', items: [] }] : [] };
  const pages = files.map((filePath) => ({ filePath }));
  return checkAddresses({ pages, sidebars, site }).map(
    ({ filePath, line, message }) => `${filePath}:${line}: ${message}`,
  );
};

test.each([
  ['404.md', '/404/: it belongs to the page that the site shows where an address has none'],
  ['search.md', '/search/: the site has something else there'],
  ['History/a.md', '/History/a/: the site has something else there'],
  ['llms.txt/a.md', '/llms.txt/a/: the site has something else there'],
  ['next.md', '/next/: the pages of a version are below it'],
  ['1.0.0/a.md', '/1.0.0/a/: the pages of a version are below it'],
])('%s has an address that no page may have', (file, reason) => {
  expect(check(['index.md', file])).toEqual([`${file}:1: No page may have the address ${reason}. Rename it.`]);
});

test('a generated page has no such address either', () => {
  expect(check(['index.md'], '/compare/')).toEqual([
    'sidebars.json:1: No page may have the address /compare/: the site has something else there. Rename it.',
  ]);
});

test('a name that only begins so, or is further below, may be one', () => {
  expect(check(['next-steps.md', '1.0.0-notes/a.md', 'guide/404.md', 'guide/search.md', '404s.md'])).toEqual([]);
});

test.each([
  [
    ['First.md', 'first.md'],
    'first.md:1: The address /first/ differs from /First/ of First.md in case alone. Rename one.',
  ],
  [
    ['API.md', 'api/index.md'],
    'api/index.md:1: The address /api/ differs from /API/ of API.md in case alone. Rename one.',
  ],
  [['api.md', 'api/index.md'], 'api/index.md:1: The address /api/ is that of api.md, too. Rename one.'],
])('%j: addresses that are equal, or differ in case alone', (files, message) => {
  expect(check(files)).toEqual([message]);
});

const docsDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
writeFiles(docsDir, { 'public/flow.png': '', 'guide/near.png': '' });

const PAGES = ['index.md', 'guide/index.md'].map((filePath) => ({
  filePath,
  model: parseMarkdown('# A').model,
}));
const api = {
  schema: 1 as const,
  ref: 'v1.0.0',
  commit: 'a'.repeat(40),
  packages: [
    {
      name: '@harbor/boats',
      version: '1.0.0',
      exports: [{ name: 'row', kind: 'function' as const, file: 'a.ts', line: 1 }],
    },
  ],
};
const sidebars = {
  api: [
    { label: 'Lists', link: '/lists/', category: 'All lists.', items: [{ label: 'First', link: '/guide/first/' }] },
  ],
};

function checkWords(markdown: string): string[] {
  const pages = [...PAGES, { filePath: 'guide/first.md', model: parseMarkdown(markdown).model }];
  return checkLinks({ docsDir, pages, sidebars, api, site }).map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  [
    'a page',
    '/guide/first/',
    '/guide/first',
    '/guide/first.md#a',
    './first.md',
    'first.html',
    '../index.md?a=b',
    '#a',
    '/',
  ],
  ['a generated page', '/lists/', '/api/reference/', '/api/reference/boats/#row'],
  ['a page of the shell', '/search/?q=a', '/compare/', '/upgrade/', '/versions/#version-1.0.0'],
  ['a page that the merge makes', '/history/guide/first/', '/history/', '/versions/1.0.0/'],
  ['a file of the site', '/feed.xml', '../changes.json', '/docs-mcp.mjs'],
  ['a file of the version', '/llms.txt', '/llms-full.txt', '../agents.md', '/guide/first/index.md'],
  ['an image', '/flow.png', 'near.png', '/guide/near.png#a', '../guide/near.png?a'],
  ['a page of another version', '/1.0.0/guide/', '/next/', '/1.0.0'],
  ['what the host answers', '/chat', '/chat?a#b'],
  ['other sites', 'https://a.example/100%', '//a.example/b', 'mailto:a@b.example'],
])('%s is a link', (_what, ...urls) => {
  expect(checkWords(urls.map((url) => `[a](<${url}>)`).join('\n\n'))).toEqual([]);
});

test.each([
  ['[Full](/flow.pnq)', 'The link "Full" leads to /flow.pnq, which the site does not have; /flow.png is near.'],
  [
    '[![Big](near.png)](/flov.png)',
    'The link "Big" leads to /flov.png, which the site does not have; /flow.png is near.',
  ],
  [
    '## See [`the` feed](/fed.xml)',
    'The link "the feed" leads to /fed.xml, which the site does not have; /feed.xml is near.',
  ],
  [
    '[a]\n\n[a]: /guide/fist/',
    'The link "a" leads to /guide/fist/, which the site does not have; /guide/first/ is near.',
  ],
  ['[a](frist.md#b)', 'The link "a" leads to /guide/frist/, which the site does not have; /guide/first/ is near.'],
  ['[a](/Guide/First/)', 'The link "a" leads to /Guide/First/, which the site does not have; /guide/first/ is near.'],
  ['[a](/9.0.0/guide/)', 'The link "a" leads to /9.0.0/guide/, which the site does not have.'],
  ['[a](/history/gone/away/)', 'The link "a" leads to /history/gone/away/, which the site does not have.'],
  ['[a](/offline.json)', 'The link "a" leads to /offline.json, which the site does not have.'],
  ['![a](nearr.png)', 'There is no image guide/nearr.png; guide/near.png is near.'],
  ['![a](/other-picture.svg)', 'There is no image public/other-picture.svg.'],
  ['[Empty]()', 'The link "Empty" has no address.'],
  ['![Empty]()', 'The image "Empty" has no address.'],
  [
    '[a](/guide/first/#100%)',
    'The link "a" has the malformed address /guide/first/#100%: for a percent sign, write %25.',
  ],
  ['![a](a%E9.png)', 'The image "a" has the malformed address a%E9.png: for a percent sign, write %25.'],
])('%s is a fault', (markdown, message) => {
  expect(checkWords(`Words.\n\n${markdown}`)).toEqual([expect.stringContaining(message)]);
});

test('each fault is named with its line', () => {
  expect(checkWords('[a](/b/)\n\n- [c](/d/)\n- [e](/guide/)').map((line) => line.split(' ')[0])).toEqual(['1:', '3:']);
});
