import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FACTS_DIR, insertFacts } from './pageText.ts';

const docsDir = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
mkdirSync(path.join(docsDir, FACTS_DIR));
writeFileSync(
  path.join(docsDir, FACTS_DIR, 'tide.md'),
  '<!-- source: almanac 1.0,\ntable 2 -->\n\nHigh tide\nis at **nine**.\n',
);

test.each([
  ['in a sentence', 'Wait: <!-- fact: tide --> Then leave.', 'Wait: High tide is at **nine**. Then leave.'],
  ['in a table', '| a | <!--fact:tide--> |', '| a | High tide is at **nine**. |'],
  ['twice', '<!-- fact: tide -->\n\n<!-- fact: tide -->', 'High tide is at **nine**.\n\nHigh tide is at **nine**.'],
  [
    'with other comments as they are',
    '<!-- tabs: a -->\n<!-- fact: tide -->',
    '<!-- tabs: a -->\nHigh tide is at **nine**.',
  ],
  [
    'but not in code',
    '```md\n<!-- fact: tide -->\n```\n\n`<!-- fact: tide -->`',
    '```md\n<!-- fact: tide -->\n```\n\n`<!-- fact: tide -->`',
  ],
  ['never from another folder', '<!-- fact: ../tide -->', '<!-- fact: ../tide -->'],
  ['only if it exists', '<!-- fact: moon -->', '<!-- fact: moon -->'],
])('puts a fact in its place %s', (_, source, text) => {
  expect(insertFacts(source, docsDir)).toBe(text);
});
