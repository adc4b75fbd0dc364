import { rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { minify } from './sharedScripts.ts';

/** Write an entry script as the bundler hands it to the minifier, with a table of chunks. */
const writeEntry = (digest: string) => `
  function load(chunkName, onLoad) { return onLoad(${JSON.stringify(Array(99).fill(digest))}[chunkName]); }
  window.load = load;
`;

/** Minify a script with the options for its file, and put one text in the place of the digests. */
async function minifyEntry(fileName: string, digest: string): Promise<string> {
  const options = minify.jsOptions.find((item) =>
    'include' in item ? item.include.test(fileName) : !item.exclude.test(fileName),
  );
  const { mangle = true } = (options && 'include' in options && options.minimizerOptions) || {};
  const { code } = await rspack.experiments.swc.minify(writeEntry(digest), { compress: true, mangle });
  return code.replaceAll(digest, '');
}

test('names in the entry script do not hang on the digests of chunks', async () => {
  const file = 'static/js/index.0123456789.js';
  expect(await minifyEntry(file, 'ffffffff')).toBe(await minifyEntry(file, 'bbbbbbbb'));
});
