import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { replacePart, writeBenchmarks } from './benchmarksFile.ts';

const TEXT = `# Benchmarks

<!-- bench: builds -->

old builds

<!-- /bench: builds -->

<!-- bench: real -->

old times

<!-- /bench: real -->
`;

test('a part that was measured replaces its old figures', () => {
  const text = replacePart(TEXT, 'builds', 'new builds');
  expect(text).toContain('<!-- bench: builds -->\n\nnew builds\n\n<!-- /bench: builds -->');
  expect(text).not.toContain('old builds');
});

test('a part that was not measured keeps its figures', () => {
  expect(replacePart(TEXT, 'builds', 'new builds')).toContain('old times');
});

test('writing the same figures again changes nothing', () => {
  const once = replacePart(TEXT, 'builds', 'new builds');
  expect(replacePart(once, 'builds', 'new builds')).toBe(once);
});

test('a part without markers is an error that names it', () => {
  expect(() => replacePart('# Benchmarks\n', 'builds', '')).toThrow('"builds"');
});

test('the file gets the date, the command and a table', () => {
  const dir = makeTempDir();
  const file = path.join(dir, 'BENCHMARKS.md');
  writeFileSync(file, TEXT);

  const tables = [
    [
      ['what', 's'],
      ['merge', '1.4'],
    ],
  ];
  writeBenchmarks(dir, { part: 'builds', command: 'npm run bench -- builds', tables });

  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/\d{4}-\d\d-\d\d · .+ · `npm run bench -- builds`/);
  expect(text).toContain('| what | s |\n| --- | --- |\n| merge | 1.4 |');
});

test.each(['real', '6x100'])('BENCHMARKS.md of this project has markers for %s', (part) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../BENCHMARKS.md'), 'utf8');
  expect(() => replacePart(text, part, '')).not.toThrow();
});
