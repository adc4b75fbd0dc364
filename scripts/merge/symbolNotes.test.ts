import { expect, test } from 'vitest';
import type { SymbolSpan } from '../../common/symbolSpans.ts';
import { addCardNotes, addSymbolNotes } from './symbolNotes.ts';

const SPANS: Record<string, SymbolSpan> = {
  Boat: { isAlways: true },
  Raft: { since: '2.0.0' },
  Ship: { end: { kind: 'removed', version: '3.0.0', use: 'Boat' } },
  'Ship.sail': { end: { kind: 'removed', version: '3.0.0' } },
  'Boat.row': { since: '2.0.0', end: { kind: 'removed', version: '3.0.0', use: 'Boat.sail' } },
};
const findSpan = (name: string) => SPANS[name];

test('the page of a package says which symbols all versions have, and which went before their owner', () => {
  const draw = (name: string, member: string, note = '', memberNote = '') =>
    `<section><h3 id="${name}"><a href="#${name}">${name}</a></h3>${note}<code>class</code><ul><li id="${member}"><code>m</code>${memberNote}</li></ul></section>`;
  const pages = [
    draw(
      'Boat',
      'Boat.row',
      '<small>In every version here</small>',
      '<small>Removed in 3.0.0: see <code>Boat.sail</code></small>',
    ),
    draw('Raft', 'Raft.drift'),
    draw('Ship', 'Ship.sail', '<small>Removed in 3.0.0: see <code>Boat</code></small>'),
  ];
  const written = [draw('Boat', 'Boat.row'), draw('Raft', 'Raft.drift'), draw('Ship', 'Ship.sail')].join('');
  expect(addSymbolNotes(written, findSpan)).toBe(pages.join(''));
});

test('cards say it after what the build knows', () => {
  const cards = {
    'harbor:Boat': { name: 'Boat', code: '' },
    'harbor:Raft': { name: 'Raft', code: '', note: 'since 2.0.0' },
    'harbor:Boat.row': { name: 'Boat.row', code: '', note: 'since 2.0.0' },
  };
  expect(Object.values(addCardNotes(cards, findSpan)).map(({ note }) => note)).toEqual([
    'In every version here',
    'since 2.0.0',
    'since 2.0.0. Removed in 3.0.0: see `Boat.sail`',
  ]);
});
