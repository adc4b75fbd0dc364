import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkImageFiles } from './checkImageFiles.ts';
import { readPages } from './readDocs.ts';

test('an image without a file is named with its line, one of another site is not looked for', () => {
  const docsDir = makeTempDir();
  const body =
    '![A](./a.png)\n![A](/a.png)\n![A](https://a.example/a.png)\n\n<img src="/b.png" alt="B">\n\n![C](c.png)\n![D](/d.png)\n';
  writeFiles(docsDir, { 'guide/a.md': body, 'guide/a.png': '', 'public/a.png': '', 'd.png': '' });
  const problems = checkImageFiles(docsDir, readPages(docsDir));
  expect(problems.map(({ filePath, line, message }) => `${filePath}:${line}: ${message}`)).toEqual([
    'guide/a.md:5: There is no image public/b.png.',
    'guide/a.md:7: There is no image guide/c.png.',
  ]);
});
