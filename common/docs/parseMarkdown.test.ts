import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';
import { readText } from './pageText.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'page-')), 'a.md');

test('a byte order mark and the line ends of Windows are not read', () => {
  writeFileSync(file, '\uFEFF---\r\ntitle: A\r\n---\r\n# A\r\n\r\n```js\r\na();\r\n```\r\n');
  const source = readText(file);
  expect(readFrontMatter(source).matter.title).toBe('A');
  expect(parseMarkdown(source).model.blocks[0]?.code).toBe('a();');
});

test('empty front matter ends at its second line, also where a rule follows', () => {
  const { model } = parseMarkdown('---\n---\n\n# A\n\nWords.\n\n---\n\nMore: words.\n');
  expect([model.title, model.sections[0]?.text]).toEqual(['A', 'Words. More: words.']);
});

test('emphasis ends beside a CJK letter, as in the compiler', () => {
  expect(parseMarkdown('**转发。**端口').model.sections[0]?.text).toBe('转发。端口');
});
