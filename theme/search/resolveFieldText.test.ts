import { expect, test } from 'vitest';
import { resolveFieldText } from './resolveFieldText.ts';

test.each([
  ['+title:write "open file"', 'write open file', '+title:write "open file"'],
  ['', 'write file', 'write file'],
  ['read', 'write', 'write'],
  ['write', '', ''],
])('of %j and the words %j, the field has %j', (typed, words, text) => {
  expect(resolveFieldText(typed, words)).toBe(text);
});
