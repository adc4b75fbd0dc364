import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_DIR } from '../fixture/makeProject.ts';
import { checkBytes } from './checkBytes.ts';

function check(name: string, bytes: Buffer | string): string[] {
  const found: string[] = [];
  checkBytes(name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes, (line, message) =>
    found.push(`${line}: ${message}`),
  );
  return found;
}

const PNG = readFileSync(path.join(ROOT_DIR, 'e2e/fixture/docs/next/guide/level.png'));
const TINY = {
  'a.gif': 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=',
  'a.webp': 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  'a.jpeg': '/9j/4AAQSkZJRgABAQEASABIAAD/2Q==',
  'a.avif': 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZg==',
};

test('images and text of each kind are accepted', () => {
  expect([...check('a.png', PNG), ...check('Shot.PNG', PNG), ...check('a.md', 'caf\u00e9 \u{1f600}\n')]).toEqual([]);
  for (const [name, base64] of Object.entries(TINY)) expect(check(name, Buffer.from(base64, 'base64'))).toEqual([]);
});

const DAMAGED = 'The file is empty, cut off, or no image of the kind';

test.each([
  ['empty', 'a.png', '', DAMAGED],
  ['cut off', 'a.png', PNG.subarray(0, -20), DAMAGED],
  ['of another kind', 'a.jpg', PNG, DAMAGED],
  ['a page of an error', 'a.webp', '<!doctype html>', DAMAGED],
  ['a cut off GIF', 'a.gif', Buffer.from(TINY['a.gif'], 'base64').subarray(0, 10), DAMAGED],
  [
    'a pointer',
    'a.png',
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
    'The file is a Git LFS pointer',
  ],
])('an image that is %s is refused', (_what, name, bytes, message) => {
  expect(check(name, bytes)).toEqual([expect.stringContaining(`1: ${message}`)]);
});

test.each([
  ['Latin-1', Buffer.from('# A\n\ncaf\xe9\n', 'latin1'), '3: Column 4 is not UTF-8'],
  ['UTF-16', Buffer.from('# A\n', 'utf16le'), '1: Column 2 is a NUL'],
  ['a NUL', 'a\n\0\n', '2: Column 1 is a NUL'],
  ['a character that was lost', 'caf\uFFFD\n', '1: Column 4 is not UTF-8, or was lost before (U+FFFD)'],
])('text with %s is refused, with line and column', (_what, bytes, message) => {
  for (const name of ['a.md', 'api.json', 'a.svg']) expect(check(name, bytes)[0]).toContain(message);
});
