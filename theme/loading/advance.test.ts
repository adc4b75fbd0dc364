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
