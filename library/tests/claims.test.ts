import { expect, test } from 'vitest';
import { checkClaims } from '../../scripts/checks/docs/checkClaims.ts';
import { parsePage } from '../../scripts/content/readDocs.ts';
import { CLAIMS } from '../claims.ts';

const check = (...texts: string[]): string[] =>
  checkClaims(
    texts.map((text, index) => parsePage(`${index}.md`, text)),
    CLAIMS,
  ).map(({ message }) => message);

test.each([
  [
    '| `initialDelayedAckBytes` | `number` | `33554432` |',
    '`initialDelayedAckBytes` is a window. The default is 1,024 bytes.',
  ],
  ['The library accepts payloads of up to 1 MiB.', '| Maximum payload | Negotiated, at most 2 MiB |'],
  ['in one `DATA` message (at most 64 KiB)', 'splits chunks to 32 KiB (`ADB_SYNC_MAX_PACKET_SIZE`)'],
  ['The server is older than 41.', 'a server of version 40 or later'],
  ['`--pid` needs Android 7.', '`--pid` needs Android 8.'],
  ["Before Android 9, a device that's connected over Wi-Fi can't.", 'Android 9 or older, connected over Wi-Fi'],
  ['Wireless debugging, from Android 11 on, uses TLS.', '| Android 12 or later, with the pairing dialog open |'],
  ['the `-cp` argument of `app_process`, which needs Android 8', ':::warning Android before 7'],
  ['Devices use the newer version from Android 9 on.', '| Devices | Before Android 8 | Android 8 and later |'],
  ['Audio needs server 2.0 and Android 11.', '- **Android 12** needs an unlocked screen'],
  ['The video can come from a camera, on Android 12 and later.', '| Camera | 13 |'],
  ['| [`scid`](#scid) | `string` | none | 2.0 | Part of the name |', 'With the option `scid`, from server 2.1 on,'],
  ['`setClipboard` needs server 1.21.', '`setClipboard` needs server 1.22.'],
  ['Servers before 1.22 mark the configuration.', 'the configuration packets of servers before 1.23'],
  ["Tango doesn't support servers older than 1.15.", 'It has no classes for servers older than 1.16.'],
  [
    '`AdbScrcpyOptionsLatest` is the class for 3.2.',
    '`ScrcpyOptionsLatest` are the classes for the newest version, 3.1.',
  ],
  ['npx fetch-scrcpy-server 3.2', 'npx fetch-scrcpy-server 3.1'],
  ['npm install @yume-chan/adb@2.1.0', 'npm install @yume-chan/adb@2.0.0 @yume-chan/scrcpy@2.0.0'],
  ['`StructEmptyError` from `@yume-chan/struct`', '`StructEmptyError` from `@yume-chan/adb`'],
])('finds that "%s" and "%s" contradict each other', (a, b) => {
  expect(check(a, b)).toHaveLength(1);
  expect(check(a, a)).toEqual([]);
});
