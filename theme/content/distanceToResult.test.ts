import { expect, test } from 'vitest';
import { distanceToResult } from './distanceToResult.ts';

const VIEW = { viewTop: 60, viewBottom: 800 };

test.each([
  ['a result in view needs no scrolling', { buttonTop: 300, resultBottom: 700 }, 0],
  ['a result below the window is scrolled just into view', { buttonTop: 700, resultBottom: 1000 }, 200],
  ['a result longer than the window leaves the button in view', { buttonTop: 200, resultBottom: 2000 }, 140],
  ['a reader who left the button behind stays where they are', { buttonTop: -500, resultBottom: 1000 }, 0],
])('%s', (_case, places, distance) => {
  expect(distanceToResult({ ...places, ...VIEW })).toBe(distance);
});
