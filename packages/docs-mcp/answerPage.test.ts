import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listHeadings, readPart, readSection } from './answerPage.ts';
import { formatCode } from './answerSample.ts';
import { chooseNamed } from './chooseVersion.ts';
import { Site } from './Site.ts';

const PAGE = `# Streams

> Docs, version 4.0.0: <https://docs.example/>

## Back pressure

Wait.

### In Node.js

\`\`\`sh
## no heading
\`\`\`

## \`Harbor\`

A class.

## \`harbor\`

A value.

## Own {#mine}

The end.
`;

test.each([
  ['#back-pressure', '## Back pressure\n\nWait.\n\n### In Node.js'],
  ['Back Pressure', '## Back pressure'],
  ['in-nodejs', '### In Node.js\n\n```sh\n## no heading\n```'],
  ['Harbor', '## `Harbor`\n\nA class.'],
  ['harbor', '## `harbor`\n\nA value.'],
  ['mine', '## Own {#mine}\n\nThe end.'],
])('%s names a section, up to the next heading of its level', (wanted, start) => {
  expect(readSection(PAGE, wanted)?.text.startsWith(start)).toBe(true);
});

test('a section has the anchor that it has on the whole page', () => {
  const page = '# A\n\n## Example\n\none\n\n## Example\n\ntwo\n';
  expect(readSection(page, 'example-1')).toEqual({ anchor: 'example-1', start: 22, text: '## Example\n\ntwo' });
});

test.each(['no heading', '???', '__proto__'])('a name that no heading has finds nothing: %s', (name) => {
  expect(readSection(PAGE, name)).toBeUndefined();
});

test('the headings are those below the title', () => {
  expect(listHeadings(PAGE)).toEqual(['Back pressure', 'In Node.js', 'Harbor', 'harbor', 'Own']);
});

/** Open the latest version of a site with one page besides the start page. */
async function openDocs() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const versions = [
    { name: '2.0.0', path: '/docs/', role: 'latest', isLast: true },
    { name: '1.0.0', path: '/docs/1.0.0/', role: 'older', isLast: false },
  ];
  const pages = ['', 'guide/index-files/'].map((route) => ({
    versions: { '2.0.0': { path: `/docs/${route}`, title: route || 'Start' } },
  }));
  for (const [name, value] of Object.entries({
    'versions.json': { schema: 1, latest: '2.0.0', versions, site: { title: 'Docs', url: 'https://a.example/docs/' } },
    'page-map.json': { schema: 2, pages },
  }))
    writeFileSync(path.join(dir, name), JSON.stringify(value));
  mkdirSync(path.join(dir, 'guide/index-files'), { recursive: true });
  writeFileSync(path.join(dir, 'index.md'), '# Start');
  writeFileSync(path.join(dir, 'guide/index-files/index.md'), '# Files');
  const site = new Site(dir);
  const manifest = await site.manifest();
  return { site, manifest, ...chooseNamed(manifest, '2.0.0', 'question') };
}

test.each([
  'guide/index-files',
  '/guide/index-files/index.html',
  '/guide/index-files/index.html/',
  'guide/index-files.html',
  'guide/index-files.md',
  'guide/index-files/index.md',
  '/docs/2.0.0/guide/index-files/',
  '/docs/latest/guide/index-files/',
  'https://a.example/docs/latest/guide/index-files.html?q=a',
])('an address may be that of a file or of the latest version: %s', async (address) => {
  expect((await readPart(await openDocs(), address)).text).toBe('# Files');
});

test.each(['/', 'index.html', 'index.md', 'https://a.example/docs/index.html', '/docs/latest/'])(
  'the start page may be named as a file: %s',
  async (address) => {
    expect((await readPart(await openDocs(), address)).text).toBe('# Start');
  },
);

test('a sample with a fence in it stays one block', () => {
  const code = 'const text = `\n````md\n```\n````\n`;';
  expect(formatCode(code)).toBe(`\`\`\`\`\`ts\n${code}\n\`\`\`\`\``);
  expect(formatCode('a();\n')).toBe('```ts\na();\n```');
});
