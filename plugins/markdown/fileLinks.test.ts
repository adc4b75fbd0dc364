import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { writeFiles } from '../../scripts/testing/makeRepo.ts';
import { fileLinks, nameImages } from './fileLinks.ts';

const contentDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
writeFiles(contentDir, { 'guide/a.png': '', 'public/b.png': '' });

/** List imported files, and where each link leads. */
function read(markdown: string): string[] {
  const tree: MarkdownNode = parseMarkdown(markdown).tree;
  fileLinks({ env: { contentDir, siteBase: '/docs/' }, hostPaths: ['/chat'] })(tree, 'guide/a.md');
  return listAddresses(tree);
}

function listAddresses(node: MarkdownNode): string[] {
  const { type, name, url, attributes, data, children = [] } = node;
  const { value } = Object.values(attributes ?? []).find((one) => one.name === 'href') ?? {};
  const own = name === 'a' ? [typeof value === 'string' ? value : JSON.stringify(value)] : type === 'link' ? [url] : [];
  const imported = /(?<="source":.*"value":")[^"]*/.exec(JSON.stringify(data?.estree ?? ''));
  const texts = [...(imported ?? []), ...own].map((text = '') => /linkedFile\d/.exec(text)?.[0] ?? text);
  return [...texts, ...children.flatMap(listAddresses)];
}

test.each(['![A](a.png "B")', '![A][b]\n\n[b]: a.png "B"', '<img src="a.png" alt="A" title="B">'])(
  'the title of an image stays: %s',
  (markdown) => {
    const { tree } = parseMarkdown(markdown);
    nameImages(tree, 'guide/a.md', contentDir);
    const [paragraph] = tree.children as MarkdownNode[];
    expect(paragraph?.children?.[0]).toMatchObject({ url: './a.png', data: { hProperties: { title: 'B' } } });
  },
);

test.each([
  [
    'an image leads to its published file',
    '[Full](/b.png) [Again](../public/b.png)',
    ['./../public/b.png?url', 'linkedFile0', 'linkedFile0'],
  ],
  [
    'two images are two files',
    '[A](a.png) [B](/b.png)',
    ['./a.png?url', './../public/b.png?url', 'linkedFile0', 'linkedFile1'],
  ],
  ['a reference is as a link', '[A][b]\n\n[b]: a.png', ['./a.png?url', 'linkedFile0']],
  [
    'what the site has is below its base',
    '[F](/feed.xml) [H](/history/a/?b#c) [C](/chat) [V](/1.0.0/a/#b)',
    ['/docs/feed.xml', '/docs/history/a/?b#c', '/docs/chat', '/docs/1.0.0/a/#b'],
  ],
  ['what a version has is left to the theme', '[L](../llms.txt)', ['/llms.txt']],
  ['pages and other sites stay', '[P](/guide/) [O](https://a.example/b.png)', ['/guide/', 'https://a.example/b.png']],
])('%s', (_what, markdown, hrefs) => expect(read(markdown)).toEqual(hrefs));
