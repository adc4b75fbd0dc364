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

test('counts samples whose packages are missing, in one line with the command that adds them', () => {
  const pages = [
    pageOf(...sample('ropes', 'boats')),
    pageOf(...sample('ropes'), ...sample('maps'), ...sample('boats')),
  ];
  expect(describeMissingPackages('1.2.0', pages, makeLibrary())).toBe(
    'Not checked: 3 samples, whose packages are not installed. Once they are published: npm run library -- add 1.2.0',
  );
});

test('says nothing where all are installed, and of samples that are skipped', () => {
  const pages = [pageOf(...sample('boats'), '<!-- unchecked: pseudocode -->', '', ...sample('ropes'))];
  expect(describeMissingPackages('1.2.0', pages, makeLibrary())).toBeUndefined();
});
