import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { isFinished, writeFileSizes } from './fileSizes.ts';

const PAGE = 'site/api/index.html';

function makeBuild(): string {
  const dir = makeTempDir();
  writeFiles(dir, { 'record.json': '{}', 'site/index.html': '<p>Start</p>', [PAGE]: '<p>Überblick</p>' });
  return dir;
}

test('a build is finished when its sizes are written', () => {
  const dir = makeBuild();
  expect(isFinished({ dir })).toBe(false);
  writeFileSizes(dir);
  expect(isFinished({ dir })).toBe(true);
});

test('what is not there is not finished', () => {
  expect(isFinished({ dir: path.join(makeTempDir(), 'gone') })).toBe(false);
});

test.each<[string, (dir: string) => void]>([
  ['without its record', (dir) => rmSync(path.join(dir, 'record.json'))],
  ['with a record that is cut short', (dir) => truncateSync(path.join(dir, 'record.json'), 1)],
  ['without one of its pages', (dir) => rmSync(path.join(dir, PAGE))],
  ['with a page that is cut short', (dir) => truncateSync(path.join(dir, PAGE), 3)],
  ['with an empty page', (dir) => truncateSync(path.join(dir, PAGE))],
  ['with a page that is longer', (dir) => appendFileSync(path.join(dir, PAGE), '\n')],
  ['with a file too many', (dir) => writeFiles(dir, { 'site/more.html': '' })],
  ['without its sizes', (dir) => rmSync(path.join(dir, 'sizes.txt'))],
  ['with sizes that are cut short', (dir) => truncateSync(path.join(dir, 'sizes.txt'), 10)],
])('a build %s is not finished', (_what, damage) => {
  const dir = makeBuild();
  writeFileSizes(dir);
  damage(dir);
  expect(isFinished({ dir })).toBe(false);
});
