import { expect, test } from 'vitest';
import { createFindSummary } from './library.ts';

const summaries = {
  '@harbor/p': {
    Dock: 'A dock.',
    'Dock{version}': 'A dock of harbor {}.',
    'Dock{version}.Init': 'What a dock of {} gets.',
    'load{Big|Small}Boat': 'Loads a boat.',
  },
};

test.each([
  ['Dock', 'A dock.'],
  ['Dock1_16_1', 'A dock of harbor 1.16.1.'],
  ['Dock2_0.Init', 'What a dock of 2.0 gets.'],
  ['loadSmallBoat', 'Loads a boat.'],
  ['loadBoat', undefined],
  ['Dock1_16_1x', undefined],
  ['DockX', undefined],
])('%s has its line or that of its family', (name, line) => {
  expect(createFindSummary(summaries)(`@harbor/p:${name}`)).toBe(line);
});
