import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA, type ApiHistoryFile, type ApiState } from '../../common/apiHistory.ts';
import { findSince } from './findSince.ts';

const history = (states: ApiState[], name = 'Harbor.read'): ApiHistoryFile => ({
  schema: API_HISTORY_SCHEMA,
  versions: ['3.0.0', '3.1.0', '4.0.0'],
  packages: [{ name: '@harbor/harbor', groups: [[states, [], [name]]] }],
});
const find = (states: ApiState[], name = 'Harbor.read', version = '4.0.0') =>
  findSince(history(states), { packageName: '@harbor/harbor', name, version });

test.each([
  ['from the oldest version on', [{ at: 0 }], { version: '3.0.0', isOldest: true }],
  ['since a later one', [{ at: 1 }, { at: 2 }], { version: '3.1.0', isOldest: false }],
  ['that came back', [{ at: 0 }, { at: 1, is: 'gone' }, { at: 2 }], { version: '4.0.0', isOldest: false }],
  ['that was unknown before', [{ at: 0, is: 'unknown' }, { at: 1 }], undefined],
] as const)('a symbol %s', (_name, states, expected) => {
  expect(find([...states])).toEqual(expected);
});

test('a symbol is found by the name that it had in the version', () => {
  const states = [{ at: 0, name: 'Harbor.get' }, { at: 2 }];
  expect(find(states, 'Harbor.get', '3.1.0')?.version).toBe('3.0.0');
  expect(find(states, 'Harbor.read', '3.1.0')).toBeUndefined();
});
