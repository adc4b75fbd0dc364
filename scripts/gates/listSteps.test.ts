import { describe, expect, test } from 'vitest';
import type { Gate } from './gate.ts';
import { chooseGates, listSteps, subjectOf } from './listSteps.ts';

const GATES: Gate[] = [
  { name: 'lint', script: 'check:lint', needs: [], cores: 1 },
  { name: 'links', script: 'check:links', needs: ['tools', 'site'], cores: 2 },
  { name: 'search', script: 'check:search', needs: ['builds'], cores: 1 },
];

const namesOf = (names: string[]) => listSteps(chooseGates(GATES, names)).map(({ name }) => name);

test('a gate that needs a build checks the site, and any other the code', () => {
  expect(GATES.map(subjectOf)).toEqual(['code', 'site', 'site']);
});

describe('what has to run', () => {
  test('for all gates: each behind what it needs, and everything once', () => {
    expect(namesOf([])).toEqual(['lint', 'tools', 'build', 'merge', 'links', 'search']);
  });

  test('for one gate: nothing that it does not need', () => {
    expect(namesOf(['search'])).toEqual(['build', 'search']);
  });

  test('for an unknown gate: nothing, with the list of those that exist', () => {
    expect(() => namesOf(['search', 'lnks'])).toThrow('No such gate: "lnks".');
  });
});
