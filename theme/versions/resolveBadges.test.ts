import { expect, test } from 'vitest';
import type { PageHistory } from '../../common/pageMap.ts';
import { resolveBadges } from './resolveBadges.ts';

const entry = (name: string) => ({ name, path: `/${name}/`, title: 'A' });
const history: PageHistory = [
  { ...entry('next'), change: 'changed', sections: [{ change: 'changed', anchor: 'usage', heading: 'Usage' }] },
  {
    ...entry('2.1.0'),
    change: 'changed',
    sections: [
      { change: 'changed', anchor: '', heading: '' },
      { change: 'added', anchor: 'usage', heading: 'Usage' },
      { change: 'changed', anchor: 'errors', heading: 'Errors' },
      { change: 'removed', heading: 'Old' },
    ],
  },
  { ...entry('2.0.0'), change: 'added' },
  { ...entry('1.0.0'), change: 'missing' },
];

test('sections that came or changed since the older version are marked', () => {
  expect([...resolveBadges(history, '2.1.0', '2.0.0')]).toEqual([
    ['usage', 'added'],
    ['errors', 'changed'],
  ]);
});

test('a section that came and changed later is new', () => {
  expect(resolveBadges(history, 'next', '2.0.0').get('usage')).toBe('added');
  expect(resolveBadges(history, 'next', '2.1.0').get('usage')).toBe('changed');
});

test.each([
  ['the version itself', '2.1.0'],
  ['a newer version', 'next'],
  ['a version without the page', '1.0.0'],
  ['a version that the site does not have', '0.1.0'],
])('nothing is marked against %s', (_what, older) => {
  expect(resolveBadges(history, '2.1.0', older).size).toBe(0);
});
