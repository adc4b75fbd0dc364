import { expect, test } from 'vitest';
import { findInstalled } from './installedPackages.ts';

const NAME = '@harbor/harbor';
const find = (files: Record<string, string>, dir = '/projects/app') =>
  findInstalled(dir, [NAME, '@harbor/radio'], async (file) => files[file]);

test.each([
  [
    'package-lock.json',
    `{"packages": {\n  "node_modules/${NAME}": {\n    "version": "3.1.0",\n    "resolved": "x"\n  }}}`,
  ],
  ['pnpm-lock.yaml', `packages:\n\n  '${NAME}@3.1.0':\n    resolution: {integrity: x}\n`],
  ['pnpm-lock.yaml', `packages:\n\n  /${NAME}/3.1.0:\n    resolution: {integrity: x}\n`],
  ['pnpm-lock.yaml', `packages:\n\n  /${NAME}/3.1.0_react@17.0.2:\n    resolution: {integrity: x}\n`],
  ['yarn.lock', `"${NAME}@^3.0.0", "${NAME}@^3.1.0":\n  version "3.1.0"\n`],
  ['yarn.lock', `"${NAME}@npm:^3.0.0":\n  version: 3.1.0\n`],
  ['bun.lock', `{"packages": {\n    "${NAME}": ["${NAME}@3.1.0", "", {}, "sha512-x"],\n}}`],
])('%s says which release is locked', async (file, text) => {
  expect(await find({ [`/projects/app/${file}`]: text })).toEqual([{ name: NAME, version: '3.1.0', source: file }]);
});

test('what is installed wins over the lock, and a folder over those above it', async () => {
  const files = {
    [`/projects/app/node_modules/${NAME}/package.json`]: '{\n  "name": "x",\n  "version": "4.0.0-beta.1"\n}',
    '/projects/app/pnpm-lock.yaml': `  '${NAME}@3.1.0':\n`,
    '/projects/yarn.lock': `${NAME}@^3.0.0:\n  version "3.0.0"\n`,
  };
  expect(await find(files)).toMatchObject([{ version: '4.0.0-beta.1', source: 'node_modules' }]);
  expect(await find(files, '/projects/other')).toMatchObject([{ version: '3.0.0', source: 'yarn.lock' }]);
});

test('a package whose name only begins alike is another one', async () => {
  expect(await find({ '/projects/app/pnpm-lock.yaml': `  '${NAME}-tools@3.1.0':\n  'x${NAME}@2.0.0':\n` })).toEqual([]);
});
