import { expect, test } from 'vitest';
import { sitePaths } from '../lib/sitePaths.ts';
import { makeHarbor } from '../testing/harbor.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { isFallback, readApiFacts, readSurfaces } from './readApi.ts';

interface Installed {
  release: string;
  types: string;
  dependencies?: Record<string, string>;
}

/** A project with packages for versions of its library, by their aliases. */
function makeLibrary(packages: Record<string, Installed>) {
  const dir = makeTempDir();
  const devDependencies = Object.fromEntries(Object.keys(packages).map((alias) => [alias, '*']));
  writeFiles(dir, { 'package.json': JSON.stringify({ devDependencies }) });
  for (const [alias, { release, types, dependencies = {} }] of Object.entries(packages))
    writeFiles(dir, {
      [`node_modules/${alias}/package.json`]: JSON.stringify({ version: release, types: 'a.d.ts', dependencies }),
      [`node_modules/${alias}/a.d.ts`]: types,
    });
  return { paths: sitePaths(dir), library: makeHarbor(dir) };
}

const first = { release: '1.0.0', types: 'export declare const a: 1;' };
const second = { release: '2.0.0', types: 'export declare const a: 1; export declare const b: 1;' };

test('a version knows of itself and of older ones, so a later version changes nothing', async () => {
  const packages = { 'harbor-1.0.0-p': first, 'harbor-2.0.0-p': second };
  const before = (await readApiFacts(makeLibrary({ 'harbor-1.0.0-p': first }), ['1.0.0', 'next']))('1.0.0');
  const find = await readApiFacts(makeLibrary(packages), ['1.0.0', '2.0.0', 'next']);

  expect(find('1.0.0')).toEqual(before);
  expect(find('2.0.0').b?.since).toEqual({ version: '2.0.0', isOrEarlier: false });
  expect(find('next')).toEqual({});
});

test('a version without packages makes the next one unsure', async () => {
  const source = makeLibrary({ 'harbor-1.0.0-p': first, 'harbor-2.0.0-p': second });
  const find = await readApiFacts(source, ['1.0.0', '1.5.0', '2.0.0']);
  expect(find('2.0.0').b?.since).toEqual({ version: '2.0.0', isOrEarlier: true });
});

test('what was read is found again, and read anew for another release', async () => {
  const source = makeLibrary({ 'harbor-1.0.0-p': first });
  const read = async () => Object.keys((await readSurfaces(source, []))[0]?.packages['@harbor/p'] ?? {});
  const write = (release: string) =>
    writeFiles(source.library.dir, {
      'node_modules/harbor-1.0.0-p/package.json': JSON.stringify({ version: release, types: 'a.d.ts' }),
      'node_modules/harbor-1.0.0-p/a.d.ts': second.types,
    });
  expect(await read()).toEqual(['a']);
  write('1.0.0');
  expect(await read()).toEqual(['a']);
  write('1.0.1');
  expect(await read()).toEqual(['a', 'b']);
});

test('a package that is newer than its version, or needs what is, is left out', () => {
  const make = (name: string, release: string, dependencies = {}) => ({ name, release, dependencies, typesFile: '' });
  const core = make('core', '2.0.1');
  expect(isFallback(make('tool', '2.1.0', { core: '^2.1.0' }), '2.1.0', [core])).toBe(true);
  expect(isFallback(make('tool', '2.1.0', { core: '^2.0.0', other: '^9.0.0' }), '2.1.0', [core])).toBe(false);
  expect(isFallback(make('tool', '2.2.0'), '2.1.0', [])).toBe(true);
  expect(isFallback(make('tool', '2.1.3'), '2.1.0', [])).toBe(false);
  expect(isFallback(make('tool', '1.9.0'), '2.1.0', [])).toBe(false);
});
