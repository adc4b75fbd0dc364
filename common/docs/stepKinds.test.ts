import { expect, test } from 'vitest';
import { findStepKind, isNoConcern } from '../upgrades.ts';

test.each([
  ['Breaking', 'breaking'],
  ['Behaviour', 'behaviour'],
  ['New', 'new'],
])('"%s", which published guides may use, stays a heading of steps', (heading, kind) => {
  expect(findStepKind(heading)).toBe(kind);
});

test.each(['More', 'new', 'constructor'])('"%s" is a heading like any other', (heading) => {
  expect(findStepKind(heading)).toBeUndefined();
});

test('"Not your concern" heads the breaks that no step is for', () => {
  expect(isNoConcern('Not your concern')).toBe(true);
  expect(findStepKind('Not your concern')).toBeUndefined();
});
