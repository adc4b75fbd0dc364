import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA, type ApiHistoryFile, type PackageHistory } from './apiHistory.ts';
import { describeSpan } from './strings/en/history.ts';
import { createFindSpan } from './symbolSpans.ts';

const VERSIONS = ['1.0.0', '2.0.0', '3.0.0'];

const historyOf = (...packages: PackageHistory[]): ApiHistoryFile => ({
  schema: API_HISTORY_SCHEMA,
  versions: VERSIONS,
  packages,
});

const API = historyOf(
  {
    name: 'harbor',
    groups: [
      [[{ at: 0 }], ['Boat', 'Both']],
      [[{ at: 1 }], ['Raft']],
      [[{ at: 0 }, { at: 1, deprecated: 'Boat' }, { at: 2, is: 'gone' }], ['Ship']],
      [[{ at: 0 }, { at: 1, deprecated: 'Nothing' }, { at: 2, is: 'gone' }], ['Yacht']],
      [[{ at: 0, name: 'row' }, { at: 2 }], ['sail']],
      [[{ at: 0, is: 'unknown' }, { at: 1 }], ['Dock']],
      [[{ at: 0 }, { at: 2, is: 'unknown' }], ['Quay']],
      [[{ at: 0 }, { at: 1, is: 'gone' }, { at: 2 }], ['Buoy']],
      // Its name became that of something else.
      [[{ at: 0, name: 'Sync' }, { at: 2 }], ['Sync.Service']],
      [[{ at: 2 }], ['Sync']],
      [[{ at: 0 }, { at: 2, is: 'gone' }], ['Level']],
    ],
  },
  {
    name: 'media',
    groups: [
      [[{ at: 2 }], ['Level']],
      [[{ at: 1 }], ['Both']],
    ],
  },
);
const findSpan = createFindSpan(API, VERSIONS);

test.each([
  ['2.0.0', 'Boat', 'In every version here'],
  ['3.0.0', 'Raft', 'Since 2.0.0'],
  ['1.0.0', 'Ship', 'Removed in 3.0.0: see `Boat`'],
  ['1.0.0', 'Yacht', 'Removed in 3.0.0'],
  ['2.0.0', 'row', 'Removed in 3.0.0: see `sail`'],
  ['3.0.0', 'sail', 'In every version here; called `row` before 3.0.0'],
  ['1.0.0', 'Buoy', 'Removed in 2.0.0'],
  ['3.0.0', 'Buoy', 'Again since 3.0.0'],
  ['2.0.0', 'Sync', 'Called `Sync.Service` since 3.0.0'],
  ['2.0.0', 'Level', 'Moved to `media` in 3.0.0'],
  ['3.0.0', 'Level', 'Since 3.0.0, before in `harbor`'],
])('in %s, %s: %s', (version, name, text) => {
  const span = findSpan(version, name);
  expect(span && describeSpan(span)).toBe(text);
});

test.each([
  ['is not there', '3.0.0', 'Ship'],
  ['has a beginning that nobody knows', '2.0.0', 'Dock'],
  ['has an end that nobody knows', '1.0.0', 'Quay'],
  ['is a name that meant something else before', '3.0.0', 'Sync'],
  ['is not the same in two packages', '2.0.0', 'Both'],
])('nothing is said of a symbol that %s', (_what, version, name) => {
  expect(findSpan(version, name)).toBeUndefined();
});

test('of two packages, each has its own', () => {
  expect(findSpan('2.0.0', 'Both', 'harbor')).toEqual({ isAlways: true });
});

test('nothing is said where the API of a version is not known', () => {
  expect(createFindSpan(API, [...VERSIONS, '4.0.0'])('2.0.0', 'Boat')).toBeUndefined();
});
