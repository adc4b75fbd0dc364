import { expect, test } from 'vitest';
import { listMessages } from './listMessages.ts';

test('an error that is its own cause is named once', () => {
  const error = new Error('round');
  error.cause = error;
  expect(listMessages(error)).toEqual(['round']);
});

test.each([
  ['thrown text', ['thrown text']],
  [new RangeError(), ['RangeError']],
  [{ code: 1 }, ['Unknown error']],
  [undefined, []],
])('what is thrown may be anything: %j', (thrown, messages) => {
  expect(listMessages(thrown)).toEqual(messages);
});
