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

function readImages(markdown: string): string[] {
  const tree = fromMarkdown(markdown);
  nameImages(tree, path.join(contentDir, 'guide/a.md'), contentDir);
  const images = JSON.stringify(tree).match(/\{"type":"image",.*?"url":"[^"]*/g) ?? [];
  return images.map((image) => image.replace(/.*"/, ''));
}

test('images are named relative to their page, those of other sites stay', () => {
  const images = ['a.png', '/b.png', '/c.png', 'https://a.example/c.png'].map((url) => `![A](${url})`).join('\n');
  expect(readImages(images)).toEqual(['./a.png', './../public/b.png', './../c.png', 'https://a.example/c.png']);
});
