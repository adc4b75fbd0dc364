import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { parsePage } from '../../../common/docs/parsePage.ts';
import { makeHarbor } from '../../testing/harbor.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { addPackages, chooseRelease, describeMissingPackages } from './addPackages.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [['1.0.0', '1.2.0', '1.3.0'], '1.2.0'],
  [['1.0.0', '1.1.5', '1.3.0', '1.2.0-beta.1'], '1.1.5'],
  [['2.0.0', '3.0.0'], '2.0.0'],
  [['1.2.0-beta.1'], undefined],
])('of %j, 1.2.0 gets %s', (releases, chosen) => {
  expect(chooseRelease(releases, '1.2.0')).toBe(chosen);
});

test('a pre-release gets its own release', () => {
  expect(chooseRelease(['1.2.0-beta.1', '1.1.0'], '1.2.0-beta.1')).toBe('1.2.0-beta.1');
});

/** A registry that has packages of the library, and writes down what is installed. */
function makeNpm(releases: Record<string, unknown>): string {
  const dir = makeTempDir();
  writeFiles(dir, {
    npm: `#!${process.execPath}
const [command, ...args] = process.argv.slice(2);
if (command === 'install') require('node:fs').writeFileSync('installed', args.join(' '));
else console.log(JSON.stringify(${JSON.stringify(releases)}[args[0]]));
`,
  });
  chmodSync(path.join(dir, 'npm'), 0o755);
  vi.stubEnv('PATH', `${dir}${path.delimiter}${process.env.PATH}`);
  return makeTempDir();
}

const add = (projectDir: string, ...packageNames: string[]) =>
  addPackages({
    projectDir,
    library: makeHarbor(path.join(projectDir, 'library')),
    versionName: '1.2.0',
    packageNames,
  });

test('packages are installed under their aliases, each with the release that fits', async () => {
  const projectDir = makeNpm({ '@harbor/boats': ['1.1.0', '1.2.0'], '@harbor/maps': '0.4.0' });
  await add(projectDir, '@harbor/boats', '@harbor/maps');
  expect(readFileSync(path.join(projectDir, 'installed'), 'utf8')).toBe(
    '--workspace library --save-dev --save-exact harbor-1.2.0-boats@npm:@harbor/boats@1.2.0 harbor-1.2.0-maps@npm:@harbor/maps@0.4.0',
  );
});

test('a package without a release is named, and nothing is installed', async () => {
  const projectDir = makeNpm({ '@harbor/boats': ['1.2.0'], '@harbor/maps': [] });
  await expect(add(projectDir, '@harbor/boats', '@harbor/maps')).rejects.toThrow('Not published: @harbor/maps.');
  expect(existsSync(path.join(projectDir, 'installed'))).toBe(false);
});

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
