import { expect, test } from 'vitest';
import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { lookFor } from './lookFor.ts';

test.each([
  ['connect', 'Connecting devices', true],
  ['connect', 'Read a file', false],
  ['happi', 'a happy end', true],
  ['wi', 'Wi-Fi', true],
  ['wifi', 'Wi-Fi', true],
  ['usb', 'U_SB', true],
  ['ecole', 'École', true],
])('of %j, "%s" may be a name: %j', (wanted, text, expected) => {
  expect(lookFor([wanted])(text)).toBe(expected);
});

test.each(['AdbDaemonWebUsbDevice', 'adb.subprocess.spawn', 'say the eye', 'x264, H.264 and 2.1.0', "don't", 'a_b-c'])(
  'each word of "%s" is seen in it',
  (text) => {
    for (const word of readWords(text)) expect(lookFor([stem(word.text)])(text), word.text).toBe(true);
  },
);
