import { expect, test } from 'vitest';
import { resolveUnfolding } from './resolveUnfolding.ts';

const AREAS = ['Guide', 'API'];

test.each([
  ['a few short labels fit a laptop', ['Web'], 'laptop'],
  ['more labels need a desktop', ['Companion application', 'Sponsor the project of your choice', 'More'], 'desktop'],
  ['too many labels fit nowhere', Array.from({ length: 12 }, (_, index) => `Long entry number ${index}`), 'none'],
])('%s', (_name, labels, unfolding) => {
  expect(resolveUnfolding('Trial', [...AREAS, ...labels])).toBe(unfolding);
});
