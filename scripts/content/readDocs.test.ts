import path from 'node:path';
import { expect, test } from 'vitest';
import { isGone, readText } from '../../common/docs/pageText.ts';
import { makeTempDir } from '../testing/makeRepo.ts';

test('a file of the docs that went while they were read is told from other failures', () => {
  const docsDir = makeTempDir();
  const fail = (file: string) => {
    try {
      return readText(file);
    } catch (error) {
      return isGone(error, docsDir);
    }
  };
  expect([path.join(docsDir, 'guide/a.md'), `${docsDir}-away/a.md`, docsDir].map(fail)).toEqual([true, false, false]);
});
