import { expect, test } from 'vitest';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { openPageCache } from './FileCache.ts';
import { digest } from './pageModel.ts';
import { parsePage } from './parsePage.ts';

test('what was parsed of a text is read by the next process, whatever page has it', () => {
  const cacheDir = makeTempDir();
  const { tree, model } = parsePage('a.md', '# A\n', openPageCache(cacheDir));
  expect(model.title).toBe('A');
  const cache = openPageCache(cacheDir);
  expect(parsePage('b.md', '# A\n', cache).tree).toEqual(tree);
  cache.write(`${digest('# A\n')}-model`, '{"title":"Kept"}');
  expect(parsePage('b.md', '# A\n', cache).model.title).toBe('Kept');
  expect(parsePage('b.md', '# B\n', cache).model.title).toBe('B');
});

test('who changes the tree of a page changes no other', () => {
  const cache = openPageCache(makeTempDir());
  for (let turn = 0; turn < 2; turn += 1) {
    const { tree } = parsePage('a.md', '# A\n\nWords.\n', cache);
    expect(tree.children).toHaveLength(2);
    tree.children.pop();
  }
});
