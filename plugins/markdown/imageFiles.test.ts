import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { nameImages } from './imageFiles.ts';

const contentDir = mkdtempSync(path.join(os.tmpdir(), 'images-'));
for (const file of ['guide/a.png', 'public/b.png', 'c.png']) {
  mkdirSync(path.dirname(path.join(contentDir, file)), { recursive: true });
  writeFileSync(path.join(contentDir, file), '');
}

function readImages(markdown: string): { urls: string[]; problems: string[] } {
  const tree = fromMarkdown(markdown);
  const problems = nameImages(tree, path.join(contentDir, 'guide/a.md'), { contentDir, docsDir: 'docs' });
  return { urls: JSON.stringify(tree).match(/(?<="url":")[^"]*/g) ?? [], problems };
}

test('images are named relative to their page, those of other sites stay', () => {
  const images = ['a.png', '/b.png', '/c.png', 'https://a.example/c.png'].map((url) => `![A](${url})`).join('\n');
  expect(readImages(images).urls).toEqual(['./a.png', './../public/b.png', './../c.png', 'https://a.example/c.png']);
});

test('each image without a file is named with page and line', () => {
  expect(readImages('Words.\n\n![A](/d.png)\n\n![A](a.png)\n\n![E](e.png)').problems).toEqual([
    'docs/guide/a.md:3: There is no image docs/public/d.png.',
    'docs/guide/a.md:7: There is no image docs/guide/e.png.',
  ]);
});
