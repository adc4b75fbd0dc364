import { expect, test } from 'vitest';
import { listLibraryNames, listLibraryVersions } from '../../scripts/api/libraryPackages.ts';
import { readSurfaces } from '../../scripts/api/readApi.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

test('every package that Tango has for a version has names', async () => {
  const surfaces = await readSurfaces({ library, paths: { apiDir: makeTempDir() } }, []);
  expect(surfaces.map(({ version }) => version).sort()).toEqual(listLibraryVersions(library).sort());
  for (const { version, packages } of surfaces) {
    expect(listLibraryNames(library, version)).toEqual(expect.arrayContaining(Object.keys(packages)));
    for (const [name, surface] of Object.entries(packages))
      expect(Object.keys(surface), `${name} of ${version}`).not.toEqual([]);
  }
});
