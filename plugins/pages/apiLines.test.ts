import { describe, expect, test } from 'vitest';
import type { ApiFact } from '../../common/apiFacts.ts';
import type { ApiPart } from '../../common/apiHistory.ts';
import { api as en } from '../../common/strings/en/api.ts';
import { createListApiLines, describeCode } from './apiLines.ts';

const fact = (rest: Partial<ApiFact>): ApiFact => ({ changedIn: [], ...rest });
const change = (version: string, parts: ApiPart[], before: string[], parameters?: string[]) => [
  { version, parts, before, ...(parameters && { parameters }) },
];

const FACTS: Record<string, ApiFact> = {
  'Folder.list': fact({ deprecated: { version: '3.0.0', use: '@harbor/a:Folder.entries' } }),
  'Folder.watch': fact({ since: '2.0.0', changedIn: change('3.0.0', ['result'], ['(): Watcher']) }),
  'Folder.constructor': fact({
    since: '2.0.0',
    changedIn: change('3.0.0', ['parameters'], ['(a: 1)', '(b: 2)'], ['a', 'b']),
  }),
  'Folder.size': fact({ deprecated: { use: 'bytes' } }),
  Entry: fact({ since: '2.0.0', renamed: { version: '3.0.0', from: '@harbor/a:Item' } }),
  'Entry.name': fact({ since: '2.0.0' }),
  'Entry.size': fact({ since: '3.0.0' }),
  open: fact({ changedIn: change('2.0.0', ['result', 'modifiers'], ['x'.repeat(99)]) }),
  Item: fact({ alias: { version: '3.0.0', id: '@harbor/a:Entry' } }),
};

const describe_ = (code: string, words = en) => describeCode(code, (name) => FACTS[name], words);

describe('a block', () => {
  test.each([
    [
      'a deprecated method',
      'class Folder { list(): void; }',
      ['`Folder.list`: deprecated since 3.0.0: use `Folder.entries`'],
    ],
    [
      'a changed method',
      'class Folder { watch(): void; }',
      ['`Folder.watch`: since 2.0.0; changed in 3.0.0: return type (`(): Watcher` before)'],
    ],
    [
      'a constructor that had several signatures',
      'class Folder { constructor(); }',
      ['`new Folder`: since 2.0.0; changed in 3.0.0: parameters `a`, `b`'],
    ],
    ['what is as old as the oldest version', 'class Folder {}', []],
    ['a long signature', 'function open(): void;', ['`open`: changed in 2.0.0: return type, modifiers']],
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
    expect(describe_(code)).toEqual(lines);
  });
});

test('only signatures are described', () => {
  const list = createListApiLines((name) => FACTS[name], en);
  const code = 'interface Entry { name: string; }';
  expect([true, false].map((isSignature) => list({ isSignature, code }).length)).toEqual([1, 0]);
});
