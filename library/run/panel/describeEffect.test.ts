import { expect, test } from 'vitest';
import { run as words } from '../../strings/en/run.ts';
import { describeEffect } from './describeEffect.ts';
import type { RunChange } from './useRun.ts';

const { own } = words;
const change = (name: string): RunChange => ({ kind: 'file', change: 'removed', name });
const RUN = { status: 'ended', place: 'simulated', fields: { path: '/a' }, changes: [change('/a')] } as const;

test.each([
  ['names what the same run did', {}, 'removed file /a'],
  ['counts what it does not name', { changes: ['/a', '/b', '/c', '/d', '/e'].map(change) }, 'file /c, 2 more.'],
  ['says that it changed nothing', { changes: [] }, own.noChange],
  ['warns after a run with other texts', { fields: { path: '/b' } }, own.note],
  ['warns after a run that failed', { status: 'failed' as const }, own.note],
  ['warns after a run on the own device', { place: 'own' as const, changes: undefined }, own.note],
])('%s', (_name, part, sentence) => {
  expect(describeEffect({ ...RUN, changes: [...RUN.changes], ...part }, { path: '/a' })).toContain(sentence);
});
