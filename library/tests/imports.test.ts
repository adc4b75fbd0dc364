import path from 'node:path';
import { expect, test } from 'vitest';
import { imports } from '../../imports.config.ts';
import { checkImports } from '../../scripts/checks/imports/checkImports.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';

test.for([
  ['library/previews/a.ts', '../../theme/site/strings.ts', true],
  ['library/previews/a.ts', '../../theme/site/b.ts', false],
  ['library/previews/a.ts', 'tango-latest-adb/package.json', true],
  ['library/previews/a.ts', 'tango-2.1.0-adb', false],
  ['library/device/a.ts', '../../common/b.ts', false],
  ['library/device/wire/a.ts', '../testing/b.ts', false],
  ['library/device/a.ts', 'node:net', false],
] as const)('%s imports %s: %s', async ([file, imported, isAllowed]) => {
  const dir = makeTempDir();
  const target = imported.startsWith('.') && path.posix.join(path.posix.dirname(file), imported);
  // The check reads every room.
  const rooms = Object.keys(imports.rooms).filter((name) => !name.includes('/') && !name.includes('*'));
  writeFiles(dir, {
    ...Object.fromEntries(rooms.map((room) => [`${room}/b.ts`, ''])),
    ...(target && { [target]: '' }),
    [file]: `import '${imported}';`,
  });
  expect(await checkImports(dir, imports)).toHaveLength(isAllowed ? 0 : 1);
});
