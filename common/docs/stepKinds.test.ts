import { expect, test } from 'vitest';
import { findStepKind, isNoConcern } from './stepKinds.ts';

test.each([
  ['Breaking', 'breaking'],
  ['Behaviour', 'behaviour'],
  ['New', 'new'],
  ['Inkompatibel', 'breaking'],
  ['Verhalten', 'behaviour'],
  ['Neu', 'new'],
])('"%s", which published guides may use, stays a heading of steps', (heading, kind) => {
  expect(findStepKind(heading)).toBe(kind);
});

test.each(['More', 'new', 'constructor'])('"%s" is a heading like any other', (heading) => {
  expect(findStepKind(heading)).toBeUndefined();
});

test.each(['Not your concern', 'Nicht von Belang'])('"%s" heads the breaks that no step is for', (heading) => {
  expect(isNoConcern(heading)).toBe(true);
  expect(findStepKind(heading)).toBeUndefined();
});
