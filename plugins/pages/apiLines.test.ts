import { describe, expect, test } from 'vitest';
import type { ApiStatus } from '../../common/apiFile.ts';
import { createListApiLines } from './apiLines.ts';

const STATUSES: Record<string, ApiStatus> = {
  'Folder.list': { deprecated: { version: '3.0.0', use: '@harbor/a:Folder.entries' } },
  'Folder.watch': { since: '2.0.0' },
  'Folder.constructor': { since: '2.0.0' },
  'Folder.size': { deprecated: { use: 'bytes' } },
  Entry: { since: '2.0.0', renamed: { version: '3.0.0', from: '@harbor/a:Item' } },
  'Entry.name': { since: '2.0.0' },
  'Entry.size': { since: '3.0.0' },
  Item: { alias: { version: '3.0.0', id: '@harbor/a:Entry' } },
};

const list = createListApiLines((name) => STATUSES[name]);

describe('a block', () => {
  test.each([
    [
      'a deprecated method',
      'class Folder { list(): void; }',
      ['`Folder.list`: deprecated since 3.0.0: use `Folder.entries`'],
    ],
    ['a later method', 'class Folder { watch(): void; }', ['`Folder.watch`: since 2.0.0']],
    ['a constructor', 'class Folder { constructor(); }', ['`new Folder`: since 2.0.0']],
    ['what is as old as the oldest version', 'class Folder {}', []],
    ['another name', 'class Item {}', ['`Item`: since 3.0.0 another name for `Entry`']],
    [
      'an interface, with those members that are not as old',
      'interface Entry { name: string; size: number; }',
      ['`Entry`: called `Item` before 3.0.0; since 2.0.0', '`Entry.size`: since 3.0.0'],
    ],
    [
      'members of one class, which it names once',
      'class Folder { list(): void; size(): void; name(): string; }',
      ['`Folder.list`: deprecated since 3.0.0: use `Folder.entries`', '`Folder.size`: deprecated: use `bytes`'],
    ],
    [
      'names of which the same is true, once',
      'interface Entry { size: number; }\ninterface Entry { size: string; }',
      ['`Entry`: called `Item` before 3.0.0; since 2.0.0', '`Entry.size`: since 3.0.0'],
    ],
    ['what is not known', 'class Crane { list(): void; }', []],
  ])('of %s', (_what, code, lines) => {
    expect(list({ isSignature: true, anchor: '', code })).toEqual(lines);
  });
});

test('only signatures are described', () => {
  const code = 'interface Entry { name: string; }';
  expect([true, false].map((isSignature) => list({ isSignature, anchor: '', code }).length)).toEqual([1, 0]);
});
