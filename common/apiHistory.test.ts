import { expect, test } from 'vitest';
import { type ApiHistoryFile, compareApis } from './apiHistory.ts';

const file: ApiHistoryFile = {
  schema: 5,
  versions: ['1.0.0', '2.0.0', '3.0.0'],
  packages: [
    {
      name: 'harbor',
      groups: [
        [[{ at: 0 }], ['same']],
        [[{ at: 1 }], ['Crane', 'Crane.lift', 'Crane.[Symbol.iterator]', 'added']],
        [[{ at: 0 }, { at: 1, is: 'gone' }], ['gone']],
        [
          [
            { at: 0, code: 'call(): 1' },
            { at: 2, code: 'call(): 2' },
          ],
          ['call'],
        ],
        // As it was, after a version with another signature.
        [['back(): 1', 'back(): 2', 'back(): 1'].map((code, at) => ({ at, code })), ['back']],
        [[{ at: 0 }, { at: 2, deprecated: 'call' }], ['old']],
        [[{ at: 0, is: 'unknown' }, { at: 1 }], ['inherited']],
        [[{ at: 0, name: 'Raft' }, { at: 1, name: 'Ferry' }, { at: 2 }], ['Ship']],
        [
          [
            { at: 0, name: 'Raft.sail', code: '1' },
            { at: 1, name: 'Ferry.sail', code: '2' },
            { at: 2, code: '3' },
          ],
          ['Ship.sail'],
        ],
        [
          [
            { at: 0, name: 'Raft.row' },
            { at: 1, is: 'gone' },
          ],
          ['Ship.row'],
        ],
      ],
    },
  ],
};

const listOf = (from: string, to: string) =>
  compareApis(file, from, to).flatMap(({ changes }) =>
    changes.map(({ kind, name, before = '', after = '', renamedTo = '' }) =>
      [kind, name, before, after, renamedTo].filter(Boolean).join(' '),
    ),
  );

test.each([
  [
    'names that came, went, changed and are deprecated, members only without their type, or if they did not get its name',
    '1.0.0',
    '3.0.0',
    [
      'added Crane',
      'removed Raft Ship',
      'removed Raft.row',
      'changed Ship.sail 1 3',
      'added added',
      'changed call call(): 1 call(): 2',
      'removed gone',
      'deprecated old call',
    ],
  ],
  [
    'a change since the version between, though all is as it was before that',
    '2.0.0',
    '3.0.0',
    [
      'removed Ferry Ship',
      'changed Ship.sail 2 3',
      'changed back back(): 2 back(): 1',
      'changed call call(): 1 call(): 2',
      'deprecated old call',
    ],
  ],
  [
    'on the way back the opposite, with the name that a symbol has in each version',
    '2.0.0',
    '1.0.0',
    [
      'removed Crane',
      'removed Ferry Raft',
      'added Raft.row',
      'changed Raft.sail 2 1',
      'removed added',
      'changed back back(): 2 back(): 1',
      'added gone',
    ],
  ],
  ['nothing where the API of a version is not known', '1.0.0', '9.0.0', []],
])('a comparison lists %s', (_what, from, to, changes) => {
  expect(listOf(from, to)).toEqual(changes);
});
