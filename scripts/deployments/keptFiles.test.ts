import { expect, test } from 'vitest';
import { type KeptDeployment, selectInTime } from './keptFiles.ts';

const NOW = new Date('2024-03-31T00:00:00Z');

function makeKept(time: string, files: KeptDeployment['files'] = {}): KeptDeployment {
  return { name: time, time, digest: time, files };
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const select = (...days: number[]) =>
  selectInTime(
    days.map((day) => makeKept(daysAgo(day))),
    NOW,
  ).length;

test('ten earlier deployments are in time, however old they are', () => {
  expect(select(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000)).toBe(10);
});

test('more than ten are in time where they were replaced within 30 days', () => {
  expect(select(...Array.from({ length: 20 }, (_, index) => index))).toBe(20);
});

test('the eleventh is in time from its own end, not from its beginning', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(select(...ten, 90)).toBe(11);
  expect(select(...ten.map((day) => day * 10), 101)).toBe(10);
});
