import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../../files/bytes.ts';
import { createTestContext, exec, openService, readAll, readUntil, run } from '../testing/openService.ts';

const LONG = 'drwxrws--- 2 shell sdcard_rw 4096 2024-05-06 07:08 Camera\n';
const LOG_LINE = '05-06 07:08:09.000  4321  4321 E Tag     : text';

test.each([
  ['echo \'a  b\' "c \\" d" e\\ f', 'a  b c " d e f\n'],
  ['cat /proc/version', 'Linux version 6.1.75-android14 (build@simulated)\n'],
  ['/system/bin/getprop ro.build.type', 'userdebug\n'],
  ['getprop missing fallback', 'fallback\n'],
  ['pidof system_server', '1234\n'],
  ['ls /sdcard/Download/nothing', 'ls: /sdcard/Download/nothing: No such file or directory\n'],
  ['ls -l /sdcard/DCIM', `total 4\n${LONG}`],
  ['ls -l /sdcard', expect.stringMatching(/^lrwxrwxrwx .* \/sdcard -> \/storage\/emulated\/0\n$/)],
  ['pm list packages -3', 'package:com.example.notes\npackage:com.example.camera\n'],
  ['pm uninstall com.none', 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n'],
  ['pm install /system/build.prop', 'Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse /system/build.prop]\n'],
  ['logcat -d -b Main', "logcat: Unknown -b buffer 'Main'.\n"],
])('%s', async (command, output) => {
  expect(await exec(command)).toEqual(output);
});

test('without a terminal, names are one a line', async () => {
  expect((await run('ls /sdcard/Documents /sdcard/Download')).stdout).toBe(
    '/sdcard/Documents:\nnotes.txt\n/sdcard/Download:\nhello.txt\n',
  );
});

test('the output of a program is written and appended to a file', async () => {
  const context = createTestContext();
  for (const command of ['echo one > /sdcard/a', 'echo two >> /sdcard/a']) await exec(command, context);
  expect(await exec('cat /sdcard/a', context)).toBe('one\ntwo\n');
  expect(await exec('rm -r /sdcard/a /sdcard/DCIM', context)).toBe('');
  expect([context.state.files.exists('/sdcard/a'), context.state.files.exists('/sdcard/DCIM')]).toEqual([false, false]);
});

test('an unknown program ends with 127, and says what there is', async () => {
  expect(await run('grep a /proc/version')).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^\/system\/bin\/sh: grep: not found\. The simulated device has .*cat, .*ls, .*\n$/),
    exitCode: 127,
  });
});

test.each(['echo a; echo b', 'echo $HOME', 'ls | cat', 'ls *.png', 'true && echo a', 'echo "$(id)"', "echo 'a"])(
  '%s is not simulated, and nothing runs',
  async (command) => {
    expect(await run(command)).toEqual({ stdout: '', stderr: expect.stringContaining('not simulated'), exitCode: 127 });
  },
);

test.each([
  ['rm /system/build.prop', 'rm: /system/build.prop: Permission denied\n'],
  ['rm /sdcard/DCIM', 'rm: /sdcard/DCIM: Is a directory\n'],
  ['cat /nowhere', 'cat: /nowhere: No such file or directory\n'],
  ['echo a > /system/a', '/system/bin/sh: /system/a: Permission denied\n'],
  ['ls -X /', "ls: Unknown option 'X'\n"],
])('%s fails with its reason', async (command, stderr) => {
  expect(await run(command)).toEqual({ stdout: '', stderr, exitCode: 1 });
});

test('the client sends input and its end through the shell protocol', async () => {
  const client = openService('shell,v2,raw:cat');
  const writer = client.writable.getWriter();
  await writer.write(Uint8Array.of(0, 2, 0, 0, 0, 0x68, 0x69, 4, 0, 0, 0, 0));
  expect(await readAll(client)).toEqual(Uint8Array.of(1, 2, 0, 0, 0, 0x68, 0x69, 3, 1, 0, 0, 0, 0));
});

test('a terminal prompts, echoes lines, takes Ctrl+C and ends with exit', async () => {
  const client = openService('shell:');
  // The terminal reads on once its output is read.
  void client.writable.getWriter().write(encodeText('echo hi\nls\u0003exit 3\n'));
  expect(decodeText(await readAll(client))).toBe('shiba:/ $ echo hi\r\nhi\r\nshiba:/ $ ^C\r\n130|shiba:/ $ exit 3\r\n');
});

test('a picture is a PNG of the size of the screen', async () => {
  const bytes = await readAll(openService('exec:screencap -p'));
  expect(decodeText(bytes.subarray(1, 4))).toBe('PNG');
  expect([new DataView(bytes.buffer).getUint32(16), new DataView(bytes.buffer).getUint32(20)]).toEqual([360, 640]);
});

describe('the log', () => {
  test.each([
    ['logcat -d -b main,crash', `--------- beginning of main\n${LOG_LINE}\n`],
    ['logcat -t 1', `--------- beginning of main\n${LOG_LINE}\n`],
  ])('is read with %s', async (command, output) => {
    const context = createTestContext();
    await exec('log -p e -t Tag text', context);
    expect(await exec(command.replace('*', '\\*'), context)).toBe(output);
  });

  test('is followed until the client closes the stream, and cleared', async () => {
    const context = createTestContext();
    const client = openService('exec:logcat -b main', context);
    context.state.log.append({ tag: 'Tag', message: 'while it happens' });
    expect(await readUntil(client, 'happens\n')).toContain('while it happens');
    client.close();
    await exec('logcat -c', context);
    expect(await exec('logcat -d', context)).toBe('');
  });
});
