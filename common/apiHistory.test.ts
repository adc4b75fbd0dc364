import { describe, expect, test } from 'vitest';
import { type ApiHistoryFile, compareApis } from './apiHistory.ts';

const file: ApiHistoryFile = {
  schema: 1,
  versions: ['1.0.0', '2.0.0', '3.0.0'],
  packages: [
    {
      name: 'harbor',
      known: [0, 1, 2],
      groups: [
        [[{ at: 0, signature: [0, 0] }], ['same']],
        [[{ at: 1, signature: [0, 0] }], ['Crane', 'Crane.lift', 'added']],
        [[{ at: 0, signature: [0, 0] }, { at: 1 }], ['gone']],
        [
          [
            { at: 0, signature: [0, 0] },
            { at: 2, signature: [1, 1] },
          ],
          ['call'],
        ],
        [
          [
            { at: 0, signature: [0, 0] },
            { at: 1, signature: [1, 0] },
            { at: 2, signature: [0, 0] },
          ],
          ['back'],
        ],
        [
          [
            { at: 0, signature: [0, 0] },
            { at: 2, signature: [0, 0], deprecated: 'call' },
          ],
          ['old'],
        ],
        [[{ at: 2, signature: [0, 0], isOrEarlier: true }], ['maybe']],
      ],
    },
    { name: 'quay', known: [1, 2], groups: [[[{ at: 1, signature: [0, 0] }, { at: 2 }], ['dock']]] },
  ],
};

const listOf = (from: string, to: string) =>
  compareApis(file, from, to).flatMap(({ name, changes }) =>
    changes.map(({ kind, name: one, parts }) => [name, kind, one, ...(parts ?? [])].join(' ')),
  );

describe('between two versions', () => {
  test('names that came, went, changed and are deprecated are listed, members only without their type', () => {
    expect(listOf('1.0.0', '3.0.0')).toEqual([
      'harbor added Crane',
      'harbor added added',
      'harbor changed call parameters result',
      'harbor removed gone',
      'harbor added maybe',
      'harbor deprecated old',
      'quay removed dock',
    ]);
  });

  test('the other way round, what came is gone', () => {
    expect(listOf('2.0.0', '1.0.0')).toEqual([
      'harbor removed Crane',
      'harbor removed added',
      'harbor changed back parameters',
      'harbor added gone',
    ]);
  });

  test('what may be older says so, and what is deprecated says what to use', () => {
    const changes = compareApis(file, '2.0.0', '3.0.0').flatMap((one) => one.changes);
    expect(changes.find(({ name }) => name === 'maybe')?.isOrEarlier).toBe(true);
    expect(changes.find(({ name }) => name === 'old')?.renamedTo).toBe('call');
  });
});

describe('a package that is not known', () => {
  test('in the earlier version is compared from the first that is known', () => {
    expect(compareApis(file, '1.0.0', '3.0.0').map(({ name, unknown }) => [name, unknown])).toEqual([
      ['harbor', []],
      ['quay', ['from']],
    ]);
  });

  test('in a version that is not released is named', () => {
    expect(compareApis(file, '3.0.0', 'next').map(({ name, unknown, changes }) => [name, unknown, changes])).toEqual([
      ['harbor', ['to'], []],
      ['quay', ['to'], []],
    ]);
  });

  test('between the two versions is left out', () => {
    expect(compareApis({ ...file, packages: file.packages.slice(1) }, '1.0.0', '1.0.0')).toEqual([]);
  });
});

test('a version that is the same has no difference', () => {
  expect(compareApis(file, '2.0.0', '2.0.0')).toEqual([]);
});
