import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkFacts } from './checkFiles.ts';

const SOURCE = '<!-- source: almanac 1.0 -->\n';

function check(files: Record<string, string>): string[] {
  const docsDir = makeTempDir();
  writeFiles(docsDir, files);
  return checkFacts({ docsDir }).map(({ filePath, line, message }) => `${filePath}:${line}: ${message}`);
}

test('accepts a fact that pages use, and docs without facts', () => {
  expect(check({ '_facts/tide.md': `${SOURCE}\nAt nine.`, 'a.md': 'High tide: <!-- fact: tide -->' })).toEqual([]);
  expect(check({ 'a.md': 'text' })).toEqual([]);
});

test.each([
  [
    'that is missing, at the line of its page',
    { 'a.md': '# A\n\n<!-- fact: tide -->' },
    'a.md:3: There is no fact _facts/tide.md.',
  ],
  [
    'that no page uses',
    { '_facts/tide.md': `${SOURCE}At nine.` },
    '_facts/tide.md:1: No page uses this fact: delete it.',
  ],
])('refuses a fact %s', (_, files, problem) => {
  expect(check(files)).toEqual([problem]);
});

test.each([
  ['without a source', 'At nine.', 'Begin with a comment that says where the fact is from: <!-- source: … -->.'],
  ['of two paragraphs', `${SOURCE}At nine.\n\nAt ten.`, 'A fact is one paragraph.'],
  ['that is a list', `${SOURCE}\n- At nine.`, 'A fact is one paragraph.'],
  ['that names itself', `${SOURCE}At <!-- fact: tide -->.`, 'A fact contains no other fact: write it out.'],
])('refuses a fact %s', (_, fact, message) => {
  expect(check({ '_facts/tide.md': fact, 'a.md': '<!-- fact: tide -->' })).toEqual([`_facts/tide.md:1: ${message}`]);
});
