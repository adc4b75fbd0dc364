import { expect, test } from 'vitest';
import { parseLogcat } from './parseLogcat.ts';

const parts = {
  time: '09-14 10:32:07.482',
  pid: '1620',
  tid: '1745',
  priority: 'I Info',
  tag: 'ActivityManager',
  message: 'Start proc',
};

test.each([
  ['threadtime', '09-14 10:32:07.482  1620  1745 I ActivityManager: Start proc', parts],
  ['threadtime with uid', '09-14 10:32:07.482  1000  1620  1745 I ActivityManager: Start proc', parts],
  ['time', '09-14 10:32:07.482 I/ActivityManager( 1620): Start proc', { ...parts, tid: '' }],
  ['brief', 'I/ActivityManager( 1620): Start proc', { ...parts, time: '', tid: '' }],
  ['tag', 'I/ActivityManager: Start proc', { ...parts, time: '', pid: '', tid: '' }],
])('a line of the format %s is parsed', (_, line, expected) => {
  expect(parseLogcat(line).lines).toEqual([expected]);
});

test('the message keeps its colons, and the tag its spaces', () => {
  const [line] = parseLogcat('09-14 10:32:07.482   500   512 W My Tag  : error: no: file').lines;
  expect(line).toMatchObject({ tag: 'My Tag', message: 'error: no: file', priority: 'W Warn' });
});

test('names of buffers are ignored, and unreadable lines are counted', () => {
  expect(parseLogcat('--------- beginning of main\nnonsense\n\nI/a: b')).toMatchObject({
    skipped: 1,
    lines: [{ tag: 'a' }],
  });
});

test('an empty text has no lines', () => {
  expect(parseLogcat(' \n')).toEqual({ lines: [], skipped: 0 });
});
