import path from 'node:path';
import { expect, test } from 'vitest';
import { imports } from '../../imports.config.ts';
import { findForbidden } from '../../scripts/checks/imports/checkImports.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';

const ALLOWED = [
  ['library/previews/a.ts', '../../theme/site/strings.ts'],
  ['library/previews/b.ts', 'tango-latest-adb/package.json'],
] as const;

const FORBIDDEN = [
  ['library/previews/c.ts', '../../theme/site/b.ts'],
  ['library/previews/d.ts', 'tango-2.1.0-adb'],
  ['library/device/a.ts', '../../common/b.ts'],
  ['library/device/wire/a.ts', '../testing/b.ts'],
  ['library/device/b.ts', 'node:net'],
] as const;

test('the folders of the library import what its table allows', async () => {
  const dir = makeTempDir();
  // The check reads every module.
  for (const name of Object.keys(imports.modules))
    if (!/[/*]/.test(name)) writeFiles(dir, { [`${name}/empty.ts`]: '' });
  for (const [file, imported] of [...ALLOWED, ...FORBIDDEN])
    writeFiles(dir, {
      [file]: `import '${imported}';`,
      ...(imported.startsWith('.') && { [path.posix.join(path.posix.dirname(file), imported)]: '' }),
    });
  const problems = await findForbidden(dir, imports);
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(FORBIDDEN.map(([file]) => file).sort());
});
