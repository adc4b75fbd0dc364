import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { writeFiles } from '../testing/makeRepo.ts';
import { readAddresses } from './checkAddresses.ts';
import { checkLinks } from './checkLinks.ts';

const docsDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
writeFiles(docsDir, { 'public/flow.png': '', 'guide/near.png': '' });

const PAGES = ['index.md', 'guide/index.md', 'guide/first.md'].map((filePath) => ({
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
const library = { reference: { area: 'api', repository: 'https://a.example/' } };
const known = readAddresses(
  { docsDir, pages: PAGES, sidebars, api },
  { segments: ['next', '1.0.0'], hostPaths: ['/chat'], offline: false, library },
);

const check = (markdown: string): string[] =>
  checkLinks([{ filePath: 'guide/first.md', model: parseMarkdown(markdown).model }], known).map(
    ({ line, message }) => `${line}: ${message}`,
  );

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
  expect(check(urls.map((url) => `[a](<${url}>)`).join('\n\n'))).toEqual([]);
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
  expect(check(`Words.\n\n${markdown}`)).toEqual([expect.stringContaining(message)]);
});

test('each fault is named with its line', () => {
  expect(check('[a](/b/)\n\n- [c](/d/)\n- [e](/guide/)').map((line) => line.split(' ')[0])).toEqual(['1:', '3:']);
});
