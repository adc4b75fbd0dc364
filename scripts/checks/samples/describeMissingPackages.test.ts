import { expect, test } from 'vitest';
import { parsePage } from '../../content/readDocs.ts';
import { makeHarbor } from '../../testing/harbor.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { describeMissingPackages } from './describeMissingPackages.ts';

const sample = (...names: string[]) => ['```ts', ...names.map((name) => `import "@harbor/${name}";`), '```', ''];
const pageOf = (...lines: string[]) => parsePage('a.md', `# A\n\n${lines.join('\n')}`);

/** Write a library that has one package of the version. */
function makeLibrary() {
  const dir = makeTempDir();
  writeFiles(dir, { 'package.json': JSON.stringify({ devDependencies: { 'harbor-1.2.0-boats': '1.2.0' } }) });
  return makeHarbor(dir);
}

test('names each missing package once, with the command that adds it', () => {
  const pages = [
    pageOf(...sample('ropes', 'boats')),
    pageOf(...sample('ropes'), ...sample('maps'), ...sample('boats')),
  ];
  const text = describeMissingPackages('1.2.0', pages, makeLibrary());
  expect(text).toContain('3 samples of 1.2.0');
  expect(text).toContain(
    '--save-dev --save-exact harbor-1.2.0-maps@npm:@harbor/maps@1.2.0 harbor-1.2.0-ropes@npm:@harbor/ropes@1.2.0',
  );
});

test('says nothing where all are installed, and of samples that are skipped', () => {
  const pages = [pageOf(...sample('boats'), '<!-- unchecked: pseudocode -->', '', ...sample('ropes'))];
  expect(describeMissingPackages('1.2.0', pages, makeLibrary())).toBeUndefined();
});
