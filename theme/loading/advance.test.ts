import { expect, test } from 'vitest';
import { advance, MINIMUM } from './advance.ts';

test('each step leads on, and none to the end', () => {
  let part = MINIMUM;
  for (let step = 0; step < 40; step += 1) {
    expect(advance(part)).toBeGreaterThan(part);
    part = advance(part);
  }
  expect(part).toBeLessThan(1);
});

test('a later step is shorter', () => {
  expect(advance(0.5) - 0.5).toBeLessThan(advance(MINIMUM) - MINIMUM);
});
