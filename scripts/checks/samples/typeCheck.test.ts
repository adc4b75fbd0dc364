import { expect, test } from 'vitest';
import { parsePage } from '../../../common/docs/parsePage.ts';
import { makeHarbor } from '../../testing/harbor.ts';
import { makeApi, makeFunction } from '../../testing/makeApi.ts';
import { findUnknownImports, isSuppressing } from './typeCheck.ts';

test.each([
  'let a: any = 1;',
  'const a = b as any;',
  'const a = new Map<string, any>();',
  'function f(a: any[]): void {}',
  'type A = { b?: any };',
  '// @ts-ignore\nf();',
  'f(); // @ts-expect-error: no types',
  '/* @ts-nocheck */',
  '/**\n * @ts-ignore\n */',
])('hides errors from the compiler: %j', (code) => {
  expect(isSuppressing(code)).toBe(true);
});

test.each([
  '// mode: any of these',
  'await Promise.any([a, b]);',
  "console.log('as any', ': any', '<any>');",
  'const text = `value: any`;',
  'const any = 1; f({ key: any });',
  '// See @ts-ignore in the handbook.',
])('hides none: %j', (code) => {
  expect(isSuppressing(code)).toBe(false);
});

const API = makeApi(makeFunction('row'));
const [{ name: OWN }] = API.packages as [(typeof API.packages)[0]];

function findIn(code: string, api: typeof API | undefined = API): string[] {
  const pages = [parsePage('a.md', `# A\n\n\`\`\`ts\n${code}\n\`\`\`\n`)];
  const library = { ...makeHarbor(), packageScope: OWN };
  return findUnknownImports({ library, versionName: '9.9.9', pages, api }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test.each([
  ['a package', `a();\nimport { row } from '${OWN}-nope';`, `5: The library does not have ${OWN}-nope.`],
  ['a name', `import { row,\n  sail as go } from '${OWN}';`, `4: The library does not have sail of ${OWN}.`],
  ['a type', `import type { Sail } from '${OWN}';`, `4: The library does not have Sail of ${OWN}.`],
])('%s that the sources of the library lack is found', (_what, code, message) => {
  expect(findIn(code)).toEqual([message]);
});

test('what the sources have, packages of others, and versions without known sources pass', () => {
  const code = `import { row as go } from '${OWN}';\nimport * as all from '${OWN}';\nimport { x } from 'other';`;
  expect(findIn(code)).toEqual([]);
  expect(findUnknownImports({ library: makeHarbor(), versionName: '9.9.9', pages: [], api: undefined })).toEqual([]);
});
