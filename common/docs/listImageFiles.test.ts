import { expect, test } from 'vitest';
import { listImageFiles } from './pageText.ts';

test.each([
  ['b.png', ['guide/b.png']],
  ['./b.png?raw#c', ['guide/b.png']],
  ['../b.png', ['b.png']],
  ['/b.png', ['public/b.png', 'b.png']],
  ['/images/b.png', ['public/images/b.png', 'images/b.png']],
  ['https://a.example/b.png', []],
  ['//a.example/b.png', []],
  ['http://[', []],
])('an image with the address %s may be the files %j', (url, files) =>
  expect(listImageFiles('guide/a.md', url)).toEqual(files),
);
