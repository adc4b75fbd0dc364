import { expect, test } from 'vitest';
import { parseTicks } from './ticks.ts';

test.each([
  ['["2.0.0 /a/#b"]', ['2.0.0 /a/#b']],
  ['["a", 1, null]', ['a']],
  ['{"a": true}', []],
  ['no JSON', []],
])('%s are the ticks %j', (text, ticks) => expect([...parseTicks(text)]).toEqual(ticks));
