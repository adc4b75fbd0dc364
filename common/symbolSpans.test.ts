import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA, type ApiHistoryFile, type ApiState } from './apiHistory.ts';
import { describeSpan } from './strings/en/history.ts';
import { createFindSpan } from './symbolSpans.ts';

const historyOf = (...groups: [ApiState[], string[]][]): ApiHistoryFile => ({
  schema: API_HISTORY_SCHEMA,
  versions: ['1.0.0', '2.0.0', '3.0.0'],
  packages: [{ name: 'harbor', groups }],
});

const findSpan = createFindSpan(
  historyOf(
    [[{ at: 0 }], ['Boat']],
    [[{ at: 1 }], ['Raft']],
    [[{ at: 0 }, { at: 1, deprecated: 'Boat' }, { at: 2, is: 'gone' }], ['Ship']],
    [[{ at: 0, name: 'row' }, { at: 2 }], ['sail']],
    [[{ at: 0, is: 'unknown' }, { at: 1 }], ['Dock']],
    [[{ at: 0 }, { at: 1, is: 'gone' }, { at: 2 }], ['Buoy']],
  ),
);

test.each([
  ['2.0.0', 'Boat', 'In every version here'],
  ['3.0.0', 'Raft', 'Since 2.0.0'],
  ['1.0.0', 'Ship', 'Removed in 3.0.0: see `Boat`'],
  ['2.0.0', 'row', 'Removed in 3.0.0: see `sail`'],
  ['3.0.0', 'sail', 'In every version here'],
  ['1.0.0', 'Buoy', 'Removed in 2.0.0'],
  ['3.0.0', 'Buoy', 'Since 3.0.0'],
])('in %s, %s: %s', (version, name, text) => {
  const span = findSpan(version, name);
  expect(span && describeSpan(span)).toBe(text);
});

test('nothing is said where the symbol is not, its beginning is not known, or two packages differ', () => {
  expect(findSpan('3.0.0', 'Ship')).toBeUndefined();
  expect(findSpan('2.0.0', 'Dock')).toBeUndefined();
  const two = createFindSpan(historyOf([[{ at: 0 }], ['Boat']], [[{ at: 1 }], ['Boat']]));
  expect(two('2.0.0', 'Boat')).toBeUndefined();
});
