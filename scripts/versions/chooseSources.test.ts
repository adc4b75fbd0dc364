import { expect, test } from 'vitest';
import { testPolicy } from '../fixture/makeProject.ts';
import { chooseSources } from './chooseSources.ts';

const choose = (names: string[], retired: string[]) =>
  chooseSources(
    [...names, ...retired].map((name) => ({ kind: 'tag', name: `v${name}`, commit: 'a' })),
    {},
    { ...testPolicy, includePrereleases: true, retired },
  ).map(({ name }) => name);

test.each([
  ['below the latest', ['2.0.0', '1.0.0'], ['1.1.0']],
  ['a pre-release above the latest', ['2.0.0'], ['3.0.0-rc.1']],
])('a version can be retired: %s', (_name, names, retired) => {
  expect(choose(names, retired)).toEqual(names);
});

test.each([
  ['the latest', ['1.0.0'], ['2.0.0']],
  ['the latest, below a pre-release', ['3.0.0-rc.1', '1.0.0'], ['2.0.0']],
  ['the only release', [], ['2.0.0']],
])('a version cannot be retired: %s', (_name, names, retired) => {
  expect(() => choose(names, retired)).toThrow('2.0.0 is the latest, which cannot be retired');
});
