import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { writeCorrections } from './writeCorrections.ts';

test('pages are corrected where a run tells how, and the other errors are left', () => {
  const dir = makeTempDir();
  writeFiles(dir, { 'a/b.md': '```text title="Output"\n1\n```\n' });
  const left = { filePath: 'a/b.md', line: 1, message: 'thrown' };
  const corrected = {
    filePath: 'a/b.md',
    line: 2,
    message: 'other',
    correction: { line: 2, count: 1, lines: ['2', '3'] },
  };
  expect(writeCorrections(dir, [left, corrected])).toEqual([left]);
  expect(readFileSync(path.join(dir, 'a/b.md'), 'utf8')).toBe('```text title="Output"\n2\n3\n```\n');
});
