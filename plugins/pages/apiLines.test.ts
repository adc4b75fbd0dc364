import { describe, expect, test } from 'vitest';
import type { ApiFact } from '../../common/apiFacts.ts';
import { api as de } from '../../common/strings/de/api.ts';
import { api as en } from '../../common/strings/en/api.ts';
import { createListApiLines, describeCode } from './apiLines.ts';

const at = (version: string, isOrEarlier = false) => ({ version, isOrEarlier });
const fact = (version: string, rest: Partial<ApiFact> = {}): ApiFact => ({
  since: at(version),
  changedIn: [],
  ...rest,
});

const FACTS = {
  Folder: fact('1.0.0'),
  'Folder.list': fact('1.0.0', { since: at('1.0.0', true) }),
  'Folder.watch': fact('2.0.0', { changedIn: [{ ...at('3.0.0'), part: 'result', result: 'Promise<Watcher>' }] }),
  'Folder.constructor': fact('2.0.0', { changedIn: [{ ...at('3.0.0', true), part: 'parameters' }] }),
  'Folder.size': fact('1.0.0', { since: at('1.0.0', true) }),
  Entry: fact('1.0.0'),
  'Entry.name': fact('1.0.0'),
  'Entry.size': fact('2.0.0', { deprecatedIn: at('3.0.0'), renamedTo: 'bytes' }),
  open: fact('1.0.0', { changedIn: [{ ...at('2.0.0'), part: 'result', result: 'x'.repeat(99) }] }),
};

const describe_ = (code: string, words = en) => describeCode(code, FACTS, words);

describe('a block', () => {
  test.each([
    ['a method', 'class Folder { list(): void; }', ['`Folder.list`: since 1.0.0 or earlier']],
    [
      'a changed method',
      'class Folder { watch(): void; }',
      ['`Folder.watch`: since 2.0.0; changed in 3.0.0: returns `Promise<Watcher>`'],
    ],
    [
      'a constructor',
      'class Folder { constructor(); }',
      ['`new Folder`: since 2.0.0; changed in 3.0.0 or earlier: parameters'],
    ],
    ['a class without members', 'class Folder {}', ['`Folder`: since 1.0.0']],
    ['a long type', 'function open(): void;', ['`open`: since 1.0.0; changed in 2.0.0: return type']],
    [
      'an interface, with those members that are not as old',
      'interface Entry { name: string; size: number; }',
      ['`Entry`: since 1.0.0', '`Entry.size`: since 2.0.0; deprecated since 3.0.0: use `bytes`'],
    ],
    [
      'names of which the same is true, once',
      'interface Entry { name: string; }\nclass Folder {}',
      ['`Entry`, `Folder`: since 1.0.0'],
    ],
    [
      'members of one class, which it names once',
      'class Folder { constructor(); list(): void; size(): void; watch(): void; name(): string; }',
      [
        '`new Folder`: since 2.0.0; changed in 3.0.0 or earlier: parameters',
        '`Folder.list`, `size`: since 1.0.0 or earlier',
        '`Folder.watch`: since 2.0.0; changed in 3.0.0: returns `Promise<Watcher>`',
      ],
    ],
    ['what is not known', 'class Crane { list(): void; }', []],
  ])('of %s', (_what, code, lines) => {
    expect(describe_(code)).toEqual(lines);
  });

  test('is described in the language of the site', () => {
    expect(describe_('class Folder { watch(): void; }', de)).toEqual([
      '`Folder.watch`: seit 2.0.0; geändert in 3.0.0: Rückgabetyp `Promise<Watcher>`',
    ]);
  });
});

test('only signatures are described', () => {
  const list = createListApiLines(FACTS, en);
  const code = 'class Folder {}';
  expect([true, false].map((isSignature) => list({ isSignature, code }))).toEqual([['`Folder`: since 1.0.0'], []]);
});
