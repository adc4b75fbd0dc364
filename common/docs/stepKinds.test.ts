import { expect, test } from 'vitest';
import { findStepKind } from './stepKinds.ts';

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
